import { describe, expect, it } from 'vitest'
import { HELD } from '@/lib/forum/held'
import {
  isNameable,
  isOldWork,
  isOwnDraft,
  knowsAuthor,
  mayReadEvidence,
  maySeeSource,
  type PlacedGame,
  type PlacedPost,
} from './policy'

const PARTS = [null, 'counter', 'assistant', 'main'] as const
const gameOf = (fields: Partial<PlacedGame> = {}, assistants: Partial<PlacedGame['assistants']> = {}): PlacedGame => ({
  id: 'this',
  status: 'running',
  visibility: 'public',
  part: null,
  ...fields,
  assistants: { secrets: false, accounts: false, ...assistants },
})
const postIn = (game: PlacedGame | null, fields: Partial<PlacedPost> = {}): PlacedPost => ({
  id: 'post',
  kind: 'kill',
  authorId: 'author',
  code: '醉花阴',
  hidden: false,
  thread: { kind: 'kills', key: '' },
  game,
  ...fields,
})
const thread = (kind: PlacedPost['thread']['kind'], key = '') => ({ thread: { kind, key } })
const seenBy = (source: (part: PlacedGame['part']) => PlacedPost, reader: string | null = 'reader') =>
  PARTS.filter((part) => maySeeSource(source(part), reader))

describe('mayReadEvidence', () => {
  const readers = (fields: Partial<PlacedGame>, post: Partial<PlacedPost> = {}) =>
    PARTS.filter((part) => mayReadEvidence(postIn(gameOf({ ...fields, part }), post), 'reader'))

  it('T11.1 T18 is for the main host and assistants while the game runs', () => {
    for (const status of ['reportIn', 'running', 'cancelled'] as const)
      expect(readers({ status })).toEqual(['assistant', 'main'])
    expect(mayReadEvidence(postIn(null, thread('forum')), 'reader')).toBe(false)
  })

  it('T11.1 is for everybody who may read the post once the game has ended', () => {
    expect(readers({ status: 'finished' })).toEqual([...PARTS])
    expect(readers({ status: 'finished' }, { hidden: true })).toEqual(['assistant', 'main'])
    expect(mayReadEvidence(postIn(gameOf({ status: 'finished', visibility: 'members' })), null)).toBe(false)
  })
})

describe('maySeeSource', () => {
  it('similarity.md 5 what stands open is a source for everybody who may read it', () => {
    expect(seenBy((part) => postIn(gameOf({ part })))).toEqual([...PARTS])
    expect(maySeeSource(postIn(null, thread('forum')), null)).toBe(true)
    expect(maySeeSource(postIn(gameOf({ visibility: 'members' })), null)).toBe(false)
    expect(maySeeSource(postIn(gameOf({ visibility: 'members' })), 'reader')).toBe(true)
  })

  it.each([thread('channel', 'killers'), thread('graveyard'), thread('kills', HELD)])(
    'similarity.md 5 %o of a running game is one for its hosts alone, and an assistant if he sees secrets',
    (place) => {
      expect(seenBy((part) => postIn(gameOf({ part }), place))).toEqual(['main'])
      expect(seenBy((part) => postIn(gameOf({ part }, { secrets: true }), place))).toEqual(['assistant', 'main'])
      expect(seenBy((part) => postIn(gameOf({ part, status: 'finished' }), place))).toEqual([...PARTS])
      expect(seenBy((part) => postIn(gameOf({ part, status: 'cancelled' }), place))).toEqual(['main'])
    },
  )
})

describe('knowsAuthor', () => {
  const known = (assistants: Partial<PlacedGame['assistants']>, fields: Partial<PlacedPost> = {}) =>
    PARTS.filter((part) => knowsAuthor(postIn(gameOf({ part }, assistants), fields)))

  it('T18 while the game runs: the main host, and assistants by its settings', () => {
    expect(known({}, { code: null })).toEqual(['main'])
    expect(known({ accounts: true }, { code: null })).toEqual(['assistant', 'main'])
  })

  it('T18 an account behind a code name takes both settings: it would tell the alias behind it', () => {
    expect(known({ accounts: true })).toEqual(['main'])
    expect(known({ secrets: true })).toEqual(['main'])
    expect(known({ accounts: true, secrets: true })).toEqual(['assistant', 'main'])
  })

  it('T16.3 everybody after the end, and outside games', () => {
    expect(knowsAuthor(postIn(gameOf({ status: 'finished' })))).toBe(true)
    expect(knowsAuthor(postIn(null, thread('forum')))).toBe(true)
    expect(knowsAuthor(postIn(gameOf({ status: 'cancelled' })))).toBe(false)
  })
})

describe('isOldWork', () => {
  const mine = postIn(gameOf({ part: 'main' }))
  const earlier = (fields: Partial<PlacedGame> = {}, post: Partial<PlacedPost> = {}) =>
    postIn(gameOf({ id: 'earlier', status: 'finished', ...fields }), post)

  it('similarity.md 6 is the same account in a game that has ended, or outside games', () => {
    expect(isOldWork(mine, earlier())).toBe(true)
    expect(isOldWork(mine, postIn(null, thread('forum')))).toBe(true)
    expect(isOldWork(mine, earlier({}, { authorId: 'another' }))).toBe(false)
    expect(isOldWork(mine, postIn(mine.game))).toBe(false)
    expect(isOldWork({ ...mine, authorId: null }, earlier({}, { authorId: null }))).toBe(false)
  })

  it('similarity.md 6 of a game that runs beside this one its host learns no author', () => {
    for (const status of ['reportIn', 'running', 'cancelled'] as const)
      for (const part of [null, 'counter', 'assistant'] as const)
        expect(isOldWork(mine, earlier({ status, part }))).toBe(false)
    expect(isOldWork(mine, earlier({ status: 'running', part: 'main' }))).toBe(true)
  })

  it('T18 an assistant who does not see accounts learns none by it', () => {
    const seen = (assistants: Partial<PlacedGame['assistants']>) =>
      isOldWork(postIn(gameOf({ part: 'assistant' }, assistants)), earlier())
    expect(seen({})).toBe(false)
    expect(seen({ accounts: true })).toBe(false)
    expect(seen({ accounts: true, secrets: true })).toBe(true)
  })
})

describe('isOwnDraft', () => {
  it('is what the author himself wrote to his group in this game', () => {
    const game = gameOf({ part: 'main' })
    const post = postIn(game)
    expect(isOwnDraft(post, postIn(game, thread('channel', 'killers')))).toBe(true)
    expect(isOwnDraft(post, postIn(game, { ...thread('channel', 'killers'), authorId: 'another' }))).toBe(false)
    expect(isOwnDraft(post, postIn(gameOf({ id: 'other' }), thread('channel', 'killers')))).toBe(false)
    expect(isOwnDraft(post, postIn(game, { ...thread('reportIn'), kind: 'reportIn' }))).toBe(false)
  })
})

describe('isNameable', () => {
  const post = postIn(gameOf({ part: 'main' }))
  const seated = new Set(['author', 'seated'])
  const source = (authorId: string, fields: Partial<PlacedGame> = {}, more: Partial<PlacedPost> = {}) =>
    postIn(gameOf({ id: 'earlier', status: 'finished', ...fields }), { authorId, ...more })

  it('T11.2 a public reason may name what everybody can read, by an account without a seat here', () => {
    expect(isNameable(post, source('stranger'), seated)).toBe(true)
    expect(isNameable(post, source('seated'), seated)).toBe(false)
    expect(isNameable(post, source('author'), seated)).toBe(false)
    expect(isNameable(post, source('stranger', {}, { hidden: true }), seated)).toBe(false)
    expect(isNameable(post, source('stranger', { visibility: 'members' }), seated)).toBe(false)
    expect(isNameable(post, postIn(post.game, { authorId: 'stranger' }), seated)).toBe(false)
  })

  it('T11.2 T18 is the same for every author where the reader may not know him', () => {
    for (const authorId of ['stranger', 'seated', 'author']) {
      expect(isNameable(post, source(authorId, { status: 'running' }), seated)).toBe(false)
      expect(isNameable(postIn(gameOf({ part: 'assistant' })), source(authorId), seated)).toBe(false)
    }
  })
})
