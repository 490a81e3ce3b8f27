import { useTranslations } from 'next-intl'
import { Button } from '@/components/ui/button'
import { Confirm } from '@/components/ui/dialog'
import { SelectField, TextField } from '@/components/ui/field'
import { Form } from '@/components/ui/form'
import type { FormAction } from '@/components/ui/form-action'
import { Part } from '@/components/ui/part'
import { SaidForm } from './said-form'
import { SeenMark } from './seen-mark'

interface TeamProps {
  slug: string
  hosts: readonly { username: string; role: 'main' | 'assistant' | 'counter' }[]
  /** The main host may do everything here, an admin of the site only hand over, others look on (T18). */
  by: 'main' | 'admin' | null
  /** What of the hosts' log this page shows; null for an admin, who sees none of it. */
  seen: string | null
  actions: { add: FormAction; remove: FormAction; handOver: FormAction }
}

/** 哨组: who hosts; helpers come and go, and an assistant can become the main host. */
export function Team({ slug, hosts, by, seen, actions }: TeamProps) {
  const t = useTranslations('host')
  const tiesha = useTranslations('tiesha')
  return (
    <Part id="team" title={t('team')} note={t('teamNote')}>
      {by === 'admin' && <p className="meta mb-4">{t('handOverAdmin')}</p>}
      <ul className="lines">
        {hosts.map((host) => (
          <li key={host.username} className="row">
            <span className="meta">{tiesha(`hostRoles.${host.role}`)}</span>
            <b>{host.username}</b>
            <span className="row row-end">
              {by !== null && host.role === 'assistant' && (
                <Confirm
                  label={t('handOver')}
                  tone="plain"
                  title={t('handOverTitle', { name: host.username })}
                  consequences={[
                    t('handOverConsequences.announced', { name: host.username }),
                    t('handOverConsequences.demoted'),
                    t('handOverConsequences.back', { name: host.username }),
                  ]}
                  confirm={t('handOver')}
                  cancel={t('thinkAgain')}
                  action={actions.handOver}
                  fields={{ slug, username: host.username }}
                >
                  {seen !== null && <SeenMark seen={seen} />}
                </Confirm>
              )}
              {by === 'main' && host.role !== 'main' && (
                <Form action={actions.remove}>
                  <input type="hidden" name="slug" value={slug} />
                  <input type="hidden" name="username" value={host.username} />
                  {seen !== null && <SeenMark seen={seen} />}
                  <Button type="submit" tone="plain" aria-label={t('removeOf', { name: host.username })}>
                    {t('remove')}
                  </Button>
                </Form>
              )}
            </span>
          </li>
        ))}
      </ul>
      {by === 'admin' && !hosts.some((host) => host.role === 'assistant') && (
        <p className="meta mt-3">{t('handOverNobody')}</p>
      )}
      {by === 'main' && (
        <SaidForm action={actions.add} className="team-form mt-4" said={t('addDone')}>
          <input type="hidden" name="slug" value={slug} />
          {seen !== null && <SeenMark seen={seen} />}
          <TextField name="username" label={t('addName')} autoComplete="off" maxLength={40} required />
          <SelectField name="role" label={t('addRole')}>
            <option value="assistant">{t('roleAssistant')}</option>
            <option value="counter">{t('roleCounter')}</option>
          </SelectField>
          <Button type="submit">{t('addDo')}</Button>
        </SaidForm>
      )}
    </Part>
  )
}
