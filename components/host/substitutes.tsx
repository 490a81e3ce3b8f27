import { useTranslations } from 'next-intl'
import { Confirm } from '@/components/ui/dialog'
import { SelectField, TextareaField } from '@/components/ui/field'
import type { FormAction } from '@/components/ui/form-action'
import { Part } from '@/components/ui/part'
import { Time } from '@/components/ui/time'
import { SeenMark } from './seen-mark'

export interface VolunteerOption {
  userId: string
  username: string
  note: string
  /** When the account was made, epoch milliseconds: one made for this game may be a player's second. */
  memberSince: number
}

/** 替补: who has offered to take over a seat (T3.3), for those of the host team who may know accounts (T18). */
export function Volunteers(props: {
  volunteers: readonly VolunteerOption[]
  /** Whether the reader can give them a seat. */
  main: boolean
  zone: string
}) {
  const { volunteers, main, zone } = props
  const t = useTranslations('host.substitutes')
  return (
    <Part id="substitutes" title={t('title')} note={t(main ? 'titleNote' : 'titleNoteHelper')}>
      {volunteers.length === 0 && <p className="meta">{t('none')}</p>}
      <ul className="lines">
        {volunteers.map(({ userId, username, note, memberSince }) => (
          <li key={userId} className="row">
            <b>{username}</b>
            <span className="meta">
              {t.rich('since', { time: () => <Time at={memberSince} zone={zone} precision="day" tip={false} /> })}
            </span>
            {note && <span className="meta">{note}</span>}
          </li>
        ))}
      </ul>
    </Part>
  )
}

/** Gives the chosen living seat to one of them. */
export function Substitute(props: {
  slug: string
  /** Seats bear the names of accounts: of the one that was dealt it, while the roster says who holds it now. */
  named: boolean
  seat: { seat: number; alias: string }
  volunteers: readonly VolunteerOption[]
  formKey: string
  seen: string
  action: FormAction
}) {
  const t = useTranslations('host.substitutes')
  const host = useTranslations('host')
  const { slug, named, seat, volunteers, formKey, seen, action } = props
  const { alias } = seat
  return (
    <div className="mt-4">
      <Confirm
        label={t('replace', { alias })}
        {...(volunteers.length === 0 && { reason: t('none') })}
        title={t('replaceTitle', { alias })}
        consequences={[
          t(named ? 'after.wholeNamed' : 'after.whole', { alias }),
          t(named ? 'after.silentNamed' : 'after.silent'),
          t('after.gone'),
          t('after.drafts'),
        ]}
        confirm={t('replaceDo')}
        cancel={host('thinkAgain')}
        action={action}
        fields={{ slug, seat: seat.seat, key: formKey }}
      >
        <SeenMark seen={seen} />
        <SelectField name="userId" label={t('who')}>
          {volunteers.map(({ userId, username }) => (
            <option key={userId} value={userId}>
              {username}
            </option>
          ))}
        </SelectField>
        <TextareaField name="note" label={t('note')} hint={t('noteHint')} rows={2} maxLength={400} />
      </Confirm>
    </div>
  )
}
