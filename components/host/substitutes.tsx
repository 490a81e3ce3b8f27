import { useTranslations } from 'next-intl'
import { Confirm } from '@/components/ui/dialog'
import { SelectField, TextareaField } from '@/components/ui/field'
import type { FormAction } from '@/components/ui/form-action'
import { Part } from '@/components/ui/part'
import { SeenMark } from './seen-mark'

export interface VolunteerOption {
  userId: string
  username: string
  note: string
}

/** 替补: who has offered to take over a seat; the host team alone sees them (T3.3). */
export function Volunteers({ volunteers }: { volunteers: readonly VolunteerOption[] }) {
  const t = useTranslations('host.substitutes')
  return (
    <Part id="substitutes" title={t('title')} note={t('titleNote')}>
      {volunteers.length === 0 && <p className="meta">{t('none')}</p>}
      <ul className="lines">
        {volunteers.map(({ userId, username, note }) => (
          <li key={userId} className="row">
            <b>{username}</b>
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
  seat: { seat: number; alias: string }
  volunteers: readonly VolunteerOption[]
  formKey: string
  seen: string
  action: FormAction
}) {
  const t = useTranslations('host.substitutes')
  const host = useTranslations('host')
  const { slug, seat, volunteers, formKey, seen, action } = props
  const { alias } = seat
  return (
    <div className="mt-4">
      <Confirm
        label={t('replace', { alias })}
        {...(volunteers.length === 0 && { reason: t('none') })}
        title={t('replaceTitle', { alias })}
        consequences={[t('after.whole', { alias }), t('after.silent'), t('after.gone'), t('after.drafts')]}
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
