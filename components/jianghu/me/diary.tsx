import { useTranslations } from 'next-intl'
import { Part } from '@/components/ui/part'
import type { Part as ActionPart, Finding, Note } from '@/lib/engine/rulesets/jianghu/report-types'
import type { JianghuView, MeView } from '@/lib/engine/rulesets/jianghu/view-types'
import { useJianghuTerms } from '../terms'
import { useThings } from '../things'

interface DiaryProps {
  diary: MeView['diary']
  seats: JianghuView['seats']
}

/** What each settlement told this seat alone (J13b), the latest first. */
export function Diary({ diary, seats }: DiaryProps) {
  const t = useTranslations('jianghu-play')
  const terms = useJianghuTerms()
  const say = useNoteText(seats)
  return (
    <Part id="diary" title={t('diary.title')} note={t('diary.note')}>
      {diary.length === 0 && <p className="meta">{t('diary.empty')}</p>}
      <ol className="jh-diary">
        {[...diary].reverse().map(({ round, stage, notes }) => (
          <li key={`${round}-${stage}`}>
            <h3>{stage === 'night' ? terms.night(round) : terms.day(round)}</h3>
            {notes.length === 0 ? (
              <p className="meta">{t('diary.nothing')}</p>
            ) : (
              <ul>
                {notes.map((note, i) => (
                  // biome-ignore lint/suspicious/noArrayIndexKey: what was told never changes
                  <li key={i}>{say(note)}</li>
                ))}
              </ul>
            )}
          </li>
        ))}
      </ol>
    </Part>
  )
}

/** A note as a sentence. */
function useNoteText(seats: JianghuView['seats']): (note: Note) => string {
  const t = useTranslations('jianghu-play')
  const terms = useJianghuTerms()
  const { skill, thing } = useThings()
  const name = (seat: number): string => {
    const found = seats.find((one) => one.seat === seat)
    return found?.character ? terms.character(found.character) : (found?.alias ?? '')
  }
  const by = (what: string | null): string => (what === null ? '' : t('diary.by', { what: thing(what) }))
  const part = ({ part: kind, name: what }: ActionPart): string =>
    kind === 'unequip' ? t('diary.unequip') : thing(what)
  const found = (finding: Finding): string => {
    switch (finding.about) {
      case 'hp':
        return t('diary.foundHp', { value: finding.value })
      case 'mp':
        return t('diary.foundMp', { value: finding.value })
      case 'numbers':
        return t('diary.foundNumbers', { atk: finding.atk, def: finding.def, mp: finding.mp })
      case 'slot':
        return finding.item ? t('diary.foundSlot', { item: terms.item(finding.item) }) : t('diary.foundNoSlot')
      case 'attackers':
        return finding.seats.length > 0
          ? t('diary.foundAttackers', { seats: terms.list(finding.seats.map(name)) })
          : t('diary.foundNoAttackers')
      default:
        return finding.items.length > 0
          ? t('diary.foundItems', { items: terms.list(finding.items.map(terms.item)) })
          : t('diary.foundNoItems')
    }
  }
  const told = (note: Note): string => {
    switch (note.kind) {
      case 'hitTaken':
        return t('diary.hitTaken', { amount: note.amount })
      case 'hitBy':
        return t('diary.hitBy', { name: name(note.seat) })
      case 'dealt':
        return t('diary.dealt', { skill: skill(note.skill), amount: note.amount })
      case 'lost':
      case 'healed':
        return t(`diary.${note.kind}`, { amount: note.amount }) + by(note.by)
      case 'mp':
        return t(note.amount < 0 ? 'diary.mpDown' : 'diary.mpUp', { amount: Math.abs(note.amount) }) + by(note.by)
      case 'moved':
        return t('diary.moved', { place: terms.place(note.place) })
      case 'got':
        return note.from === null
          ? t('diary.got', { item: terms.item(note.item) }) + by(note.by)
          : t('diary.gotFrom', { item: terms.item(note.item), name: name(note.from) })
      case 'gone':
      case 'used':
        return t(`diary.${note.kind}`, { item: terms.item(note.item) })
      case 'absorbed':
      case 'success':
      case 'died':
        return t(`diary.${note.kind}`)
      case 'escaped':
        return t('diary.escaped', { skill: skill(note.skill) })
      case 'found':
        return t('diary.found', { skill: skill(note.skill), name: name(note.seat), what: found(note.finding) })
      case 'nothing':
        return t('diary.came', { what: part(note) })
      case 'combined':
        return t('diary.combined', { set: terms.set(note.set) })
      case 'sex':
        return t('diary.sex', { sex: terms.sex(note.sex) })
    }
  }
  return (note) => told(note) + (note.as === undefined ? '' : t('diary.as', { name: name(note.as) }))
}
