import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import type { ThreadKind } from '@/lib/generated/prisma/client'
import { documentFromText } from './document'
import { presentPost, type StoredPost } from './present'
import { mayQuoteFrom } from './quotes'

const names = { aliases: new Map([[3, '听雨']]), usernames: new Map([['account-3', '真名']]) }
const stored: StoredPost = {
  id: 'a-post',
  number: 12,
  kind: 'text',
  at: new Date('2026-03-02T12:00:00Z'),
  authorId: 'account-3',
  seat: 3,
  asHost: false,
  code: null,
  title: '渡头无灯',
  doc: documentFromText('霜降之后'),
  data: { target: 7 },
  round: 4,
  original: 4,
  quoted: 0,
  hiddenAt: null,
  hiddenReason: null,
}
const game = (kind: ThreadKind) => ({ gameId: 'g', kind })
const board = { gameId: null, kind: 'forum' as const }

describe('T17.1 a post speaks under one name', () => {
  it('a seat speaks under its alias', () =>
    expect(presentPost(stored, game('talk'), names).voice).toEqual({ kind: 'seat', alias: '听雨' }))
  it('a code name hides the seat', () =>
    expect(presentPost({ ...stored, code: '碧桃春' }, game('kills'), names).voice).toEqual({
      kind: 'code',
      code: '碧桃春',
    }))
  it('the host speaks as the host, whoever he is', () =>
    expect(presentPost({ ...stored, seat: null, asHost: true }, game('talk'), names).voice).toEqual({ kind: 'host' }))
  it('an account speaks on boards and among spectators, nowhere else in a game', () => {
    const plain = { ...stored, seat: null }
    const account = { kind: 'account', username: '真名' }
    expect(presentPost(plain, board, names).voice).toEqual(account)
    expect(presentPost(plain, game('spectators'), names).voice).toEqual(account)
    expect(presentPost(plain, game('talk'), names).voice).toEqual({ kind: 'machine' })
  })

  it('nothing of the account leaves with a post of a game, nothing of the seat with a code name', () => {
    fc.assert(
      fc.property(
        fc.constantFrom<ThreadKind>('reportIn', 'talk', 'kills', 'channel', 'line', 'graveyard', 'announcements'),
        fc.option(fc.constant('碧桃春'), { nil: null }),
        fc.option(fc.constant(3), { nil: null }),
        fc.boolean(),
        fc.boolean(),
        (kind, code, seat, asHost, hidden) => {
          const post = { ...stored, code, seat, asHost, hiddenAt: hidden ? stored.at : null }
          const sent = JSON.stringify(presentPost(post, game(kind), names, true))
          expect(sent).not.toContain('account-3')
          expect(sent).not.toContain('真名')
          if (code) expect(sent).not.toMatch(/听雨|seat/)
        },
      ),
    )
  })
})

describe('a hidden post', () => {
  const hidden = { ...stored, hiddenAt: stored.at, hiddenReason: '托票' }
  it('keeps floor, reason and what it did, not its words', () => {
    const shown = presentPost(hidden, game('kills'), names)
    expect(shown).toMatchObject({
      number: 12,
      title: '',
      hidden: { reason: '托票', shown: false },
      data: { target: 7 },
    })
    expect(JSON.stringify(shown)).not.toContain('霜降')
  })
  it('is shown to a host with its words', () =>
    expect(presentPost(hidden, game('kills'), names, true)).toMatchObject({
      title: '渡头无灯',
      hidden: { shown: true },
    }))
})

describe('mayQuoteFrom: everybody who reads the quote may read its source', () => {
  const thread = (id: string, gameId: string | null, kind: ThreadKind, openToAll = false) => ({
    id,
    gameId,
    kind,
    openToAll,
  })
  const talk = thread('talk', 'g', 'talk')
  it.each([
    ['a private channel from the talk', thread('c', 'g', 'channel'), talk, false],
    ['a private channel within itself', thread('c', 'g', 'channel'), thread('c', 'g', 'channel'), true],
    ['the line to the host from a channel', thread('l', 'g', 'line'), thread('c', 'g', 'channel'), false],
    ['the graveyard from the talk', thread('y', 'g', 'graveyard'), talk, false],
    ['the report-ins from the talk', thread('r', 'g', 'reportIn'), talk, true],
    ['the talk from a channel', talk, thread('c', 'g', 'channel'), true],
    ['a board from a game', thread('b', null, 'forum'), talk, true],
    ['a public game from a board', thread('k', 'g', 'kills', true), thread('b', null, 'forum'), true],
    ['a members-only game from a board', thread('k', 'g', 'kills', false), thread('b', null, 'forum'), false],
    ['a members-only game from another game', thread('k', 'h', 'kills', false), talk, false],
  ])('%s: %s', (_name, source, target, answer) => expect(mayQuoteFrom(source, target)).toBe(answer))
})
