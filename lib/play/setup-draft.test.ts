import { describe, expect, it } from 'vitest'
import { type Config, resolveConfig } from '@/lib/engine/rulesets/tiesha/config'
import { PRESET_NAMES } from '@/lib/engine/rulesets/tiesha/presets'
import { judgeDraft } from './judge-draft'
import { GameSetup } from './setup'
import {
  type DraftEdit,
  draftFromForm,
  draftOf,
  editDraft,
  newDraft,
  readEdit,
  setField,
  writeEdit,
} from './setup-draft'

const NOW = Date.parse('2026-03-02T12:00:00+08:00')
const draft = { ...newDraft('classic-20', 'Asia/Shanghai', NOW), title: '雪夜访戴' }
const faultsOf = (changes: Record<string, string | boolean>, from = draft) =>
  judgeDraft(
    Object.entries(changes).reduce((d, [path, value]) => setField(d, path, value), from),
    NOW,
  ).faults.map(({ path, code }) => `${path} ${code}`)

/** What a browser would post of this form. */
function posted(value: unknown, path = '', form = new FormData()): FormData {
  if (typeof value === 'boolean') {
    if (value) form.set(path, 'on')
  } else if (typeof value === 'object' && value !== null)
    for (const [key, inner] of Object.entries(value)) posted(inner, path ? `${path}.${key}` : key, form)
  else form.set(path, value === null ? '' : String(value))
  return form
}

describe('judgeDraft', () => {
  it.each(PRESET_NAMES)('T1.2 takes the preset %s as it is, and writes no more than its name', (preset) => {
    const judged = judgeDraft({ ...newDraft(preset, 'Asia/Shanghai', NOW), title: '一局' }, NOW)
    expect(judged.faults).toEqual([])
    expect(judged.warnings).toEqual([])
    expect(judged.config).toEqual({ preset })
    expect(judged.form?.startsAt).toBe(Date.parse('2026-03-12T20:00:00+08:00'))
  })

  it('T1.3 writes every edited number, and only those', () => {
    const edited = setField(setField(draft, 'words.killPost', '600'), 'revote', false)
    expect(judgeDraft(edited, NOW).config).toEqual({
      preset: 'classic-20',
      revote: false,
      words: { reportIn: 301, killPost: 600, iou: 1200, quotePercent: 10 },
    })
  })

  it('reads the minutes of reminders: none is never, nothing is as the site is set', () => {
    const read = (voteReminders: string) => judgeDraft(setField(draft, 'voteReminders', voteReminders), NOW).form?.setup
    expect(read(' 30、１２０，30 ')?.voteReminders).toEqual([120, 30])
    expect(read('0')?.voteReminders).toEqual([])
    expect(read('')?.voteReminders).toBeNull()
    for (const wrong of ['半小时', '0 30', '1441', '1 2 3 4 5 6 7', '-5', '1.5'])
      expect(faultsOf({ iouReminders: wrong })).toEqual(['iouReminders REMINDERS'])
    const config = resolveConfig({ preset: 'classic-20' })
    const game = { title: '', boardId: null, timeZone: 'Asia/Shanghai', signUpClosesAt: null, startsAt: null }
    for (const voteReminders of [null, [], [120, 30]]) {
      const again = draftOf(config, { ...game, visibility: 'public', setup: GameSetup.parse({ voteReminders }) })
      expect(judgeDraft({ ...again, title: '一局' }, NOW).form?.setup.voteReminders).toEqual(voteReminders)
    }
  })

  it('T1.1 reports each fault by field', () => {
    expect(faultsOf({ iouDue: '21:30' })).toEqual(['iouDue TIMES_ORDER'])
    expect(faultsOf({ voteClose: '23:30:00' })).toEqual(['overtimeMinutes OVERTIME_TOO_LATE'])
    expect(faultsOf({ 'rounds.0.slots.killers': '1' })).toContain('rounds.0 SLOTS_IN_FIRST_ROW')
    expect(faultsOf({ 'rounds.2.out': '9' })).toContain('rounds.3 TOO_MANY_DEATHS')
    expect(faultsOf({ 'roles.killer.count': '3' })).toContain('roles.killer.codes CODES_COUNT')
    expect(faultsOf({ 'roles.sword.codes': '碧桃春' })).toEqual(['roles.sword.codes CODE_TWICE'])
    expect(faultsOf({ 'roles.doctor.codes': '踏莎行' })).toEqual(['roles.doctor.codes CODES_COUNT'])
    expect(faultsOf({ ballots: 'secret', 'traits.grudge': '1' })).toEqual(['ballots SECRET_BALLOTS_WITH_TRAIT'])
    expect(faultsOf({ 'traits.halfVote': '21' })).toEqual(['traits.halfVote TRAIT_TOO_OFTEN'])
    expect(faultsOf({ title: ' ', startsAt: '2026-03-01T20:00', timeZone: 'Asia/Nowhere' })).toEqual([
      'title REQUIRED',
      'timeZone TIME_ZONE',
      'signUpCloses AFTER_START',
    ])
  })

  it('T1.1 names a turncoat by its own line, whatever other traits are set', () => {
    const withTwo = [1, 2].reduce((d) => editDraft(d, { do: 'add', list: 'turncoats' }), draft)
    expect(
      faultsOf({ 'traits.firework': '1', 'turncoats.1.when': 'whenOut', 'turncoats.1.number': '21' }, withTwo),
    ).toEqual(['turncoats.1 WHEN_OUT_SEAT'])
  })

  it('T1.1 says where a number cannot be read and still does the sum with the rest', () => {
    const judged = judgeDraft(setField(draft, 'rounds.1.out', 'two'), NOW)
    expect(judged.faults).toEqual([{ path: 'rounds.1.out', code: 'NUMBER', data: { min: 0, max: 50 } }])
    expect(judged.form).toBeNull()
    expect(judged.resolved.rounds[1]?.out).toBe(0)
  })

  it('T1.1 takes full-width digits and times without seconds', () => {
    expect(faultsOf({ overtimeMinutes: '３０', voteClose: '20:30' })).toEqual([])
  })

  it('T1.1 warns of a black slot before the alliance without refusing it', () => {
    const judged = judgeDraft(setField(draft, 'rounds.2.slots.black', '1'), NOW)
    expect(judged.warnings.map(({ path, code }) => `${path} ${code}`)).toContain('rounds.2 BLACK_SLOT_BEFORE_ALLIANCE')
    expect(judged.faults.map(({ code }) => code)).not.toContain('BLACK_SLOT_BEFORE_ALLIANCE')
  })

  it('T3.1 refuses more seats than there are aliases', () => {
    expect(faultsOf({ 'roles.ranger.count': '180' })).toEqual(['roles TOO_MANY_SEATS'])
  })
})

describe('the form of a game', () => {
  const config: Config = {
    preset: 'classic-50',
    houses: { count: 2, throughRound: 1 },
    traits: [
      { trait: 'grudge', count: 2 },
      { trait: { turncoat: { afterRound: 3 } }, count: 1 },
      { trait: { turncoat: { whenOut: 7 } }, count: 1 },
    ],
    ballots: 'closed',
    abandoned: 'lapse',
    words: { killPost: 600 },
  }
  const stored = {
    title: '雨打芭蕉',
    boardId: null,
    timeZone: 'Europe/Paris',
    signUpClosesAt: null,
    startsAt: Date.parse('2026-07-01T20:00:00+02:00'),
    visibility: 'members' as const,
    setup: GameSetup.parse({ about: '第一局', genres: ['菜谱'] }),
  }
  const filled = draftOf(resolveConfig(config), stored)

  it('T1.1 gives back the configuration it was filled from', () => {
    const judged = judgeDraft(filled, NOW)
    expect(judged.faults).toEqual([])
    expect(judged.resolved).toEqual(resolveConfig(config))
    expect(judged.form?.startsAt).toBe(stored.startsAt)
    expect(judged.form?.setup).toMatchObject({ about: '第一局', genres: ['菜谱'] })
  })

  it('T1.1 loses nothing on its way through the browser', () => {
    expect(draftFromForm(posted(filled))).toEqual(filled)
    const broken = setField(setField(filled, 'rounds.1.out', 'x'), 'roles.killer.codes', '')
    expect(draftFromForm(posted(broken))).toEqual(broken)
  })
})

describe('editDraft', () => {
  it('T4.3 adds a row like the last and drops the one that was meant', () => {
    const longer = editDraft(draft, { do: 'add', list: 'rounds' })
    expect(longer.rounds).toEqual([...draft.rounds, draft.rounds[4]])
    expect(editDraft(draft, { do: 'drop', list: 'rounds', index: 1 }).rounds).toEqual(draft.rounds.toSpliced(1, 1))
  })

  it('T1.3 fills the numbers of a preset and leaves title and dates', () => {
    const changed = editDraft({ ...draft, about: '说明', voteClose: '20:00:00' }, { do: 'preset', preset: 'quick-12' })
    expect(changed).toEqual({ ...newDraft('quick-12', 'Asia/Shanghai', NOW), title: '雪夜访戴', about: '说明' })
  })

  it('T4.3 reads the edits that buttons carry, and nothing else', () => {
    const edits: DraftEdit[] = [
      { do: 'preset', preset: 'quick-12' },
      { do: 'add', list: 'conduct' },
      { do: 'drop', list: 'rounds', index: 12 },
    ]
    for (const edit of edits) expect(readEdit(writeEdit(edit))).toEqual(edit)
    for (const text of ['', 'preset:none', 'drop:rounds', 'drop:title:0', 'add:words'])
      expect(readEdit(text)).toBeNull()
  })
})

describe('setField', () => {
  it('T1.1 changes the one field, and nothing for a path that is none', () => {
    expect(setField(draft, 'rounds.1.slots.killers', '2').rounds[1]?.slots.killers).toBe('2')
    expect(setField(draft, 'rounds.9.out', '2')).toEqual(draft)
    expect(setField(draft, 'nothing', '2')).toEqual(draft)
  })
})
