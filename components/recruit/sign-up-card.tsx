import { useTranslations } from 'next-intl'
import { Button, ButtonLink } from '@/components/ui/button'
import { TextareaField } from '@/components/ui/field'
import { Form } from '@/components/ui/form'
import type { FormAction } from '@/components/ui/form-action'
import { Part } from '@/components/ui/part'
import type { SignUps } from '@/lib/play/read-sign-ups'
import { useTables } from './tables'

interface SignUpCardProps {
  slug: string
  signUps: SignUps
  seats: number
  /** The numbers of players that could be dealt, ascending, where it need not be just `seats`. */
  tables: readonly number[] | null
  /** Why one cannot sign up: a guest, a host of the game, after the end of sign-up. */
  bar: 'guest' | 'host' | 'late' | null
  signUp: FormAction
  withdraw: FormAction
}

/** How many have signed up, and my own part in it. */
export function SignUpCard({ slug, signUps, seats, tables, bar, signUp, withdraw }: SignUpCardProps) {
  const t = useTranslations('recruit')
  const { asked, accepted, mine, names } = signUps
  const words = useTables()
  const most = tables?.at(-1) ?? seats
  const full = asked >= most
  const listed = mine?.status === 'waiting' || mine?.status === 'accepted'
  return (
    <Part id="sign-up" title={t('signUps')} side>
      <p>
        <b>
          {tables && !full
            ? t('countTables', { asked, tables: words(tables) })
            : t(full ? 'countFull' : 'count', { asked, seats: most })}
        </b>
      </p>
      <div className="bar mt-2" aria-hidden="true">
        <i style={{ width: `${Math.min(100, (asked / Math.max(1, most)) * 100)}%` }} />
      </div>
      <p className="meta mt-2">
        {accepted > 0 && <>{t('accepted', { accepted })}　</>}
        {full ? t('waitingList') : asked === 0 && t('nobody')}
      </p>
      {mine && <p className="note mt-4">{t(`mine.${mine.status}`)}</p>}
      {listed && mine.note !== '' && <p className="meta mt-2">{t('yourNote', { note: mine.note })}</p>}
      <div className="mt-4">
        {listed ? (
          <Form action={withdraw}>
            <input type="hidden" name="slug" value={slug} />
            <Button type="submit">{t('withdraw')}</Button>
            <p className="meta mt-2">{t('withdrawNote')}</p>
          </Form>
        ) : bar === 'guest' ? (
          <>
            <p className="meta mb-4">{t('guest')}</p>
            <ButtonLink tone="solid" href={`/sign-in?next=${encodeURIComponent(`/g/${slug}`)}`}>
              {t('signIn')}
            </ButtonLink>
          </>
        ) : bar === 'host' ? (
          <p className="meta">{t('asHost')}</p>
        ) : bar === 'late' ? (
          <p className="meta">{t('signUpLate')}</p>
        ) : mine?.status === 'declined' ? null : (
          <Form action={signUp}>
            <input type="hidden" name="slug" value={slug} />
            <TextareaField name="note" label={t('note')} hint={t('noteHint')} rows={2} maxLength={200} />
            <Button type="submit" tone="solid" wide className="mt-4">
              {t(mine ? 'signUpAgain' : 'signUp')}
            </Button>
          </Form>
        )}
      </div>
      {names && names.length > 0 && (
        <>
          <h3 className="label mt-5">{t('names')}</h3>
          <ol className="names">
            {names.map((name) => (
              <li key={name}>{name}</li>
            ))}
          </ol>
        </>
      )}
    </Part>
  )
}
