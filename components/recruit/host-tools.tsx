import { useTranslations } from 'next-intl'
import type { ReactNode } from 'react'
import { ButtonLink } from '@/components/ui/button'
import { Confirm } from '@/components/ui/dialog'
import type { FormAction } from '@/components/ui/form-action'
import { Part } from '@/components/ui/part'
import { Time } from '@/components/ui/time'

/** What the main host can do before the game begins; `children`: the next step of its course. */
export function HostTools(props: {
  slug: string
  status: 'draft' | 'recruiting' | 'reportIn'
  callOff: FormAction
  children?: ReactNode
}) {
  const t = useTranslations('recruit.host')
  const { slug, status, callOff } = props
  const draft = status === 'draft'
  return (
    <Part id="host-tools" title={t('title')} side>
      <div className="stack tools-stack">
        {props.children}
        {status !== 'reportIn' && (
          <ButtonLink href={`/g/${slug}/setup`} wide>
            {t('edit')}
          </ButtonLink>
        )}
        <Confirm
          label={t(draft ? 'discard' : 'cancel')}
          title={t(draft ? 'discardTitle' : 'cancelTitle')}
          consequences={
            draft
              ? [t('discardConsequence')]
              : [
                  t('cancelConsequences.listed'),
                  ...(status === 'reportIn' ? [t('cancelConsequences.roles')] : []),
                  t('cancelConsequences.forever'),
                ]
          }
          confirm={t(draft ? 'discard' : 'cancel')}
          cancel={t('thinkAgain')}
          action={callOff}
          fields={{ slug }}
        />
      </div>
    </Part>
  )
}

interface OpenButtonProps {
  slug: string
  startsAt: number | null
  /** The deal itself opens the game: no hour of it is kept. */
  atOnce: boolean
  signUpClosesAt: number | null
  membersOnly: boolean
  timeZone: string
  now: number
  open: FormAction
}

/** Opens sign-up, once there is a start that lies ahead. */
export function OpenButton(props: OpenButtonProps) {
  const { slug, startsAt, atOnce, signUpClosesAt, membersOnly, timeZone, now, open } = props
  const t = useTranslations('recruit.host')
  const reason =
    !atOnce && startsAt === null
      ? t('noStart')
      : !atOnce && startsAt !== null && startsAt <= now
        ? t('startPast')
        : signUpClosesAt !== null && signUpClosesAt <= now
          ? t('signUpPast')
          : undefined
  return (
    <Confirm
      label={t('open')}
      tone="solid"
      reason={reason}
      title={t('openTitle')}
      consequences={[
        t(membersOnly ? 'openConsequences.seenMembers' : 'openConsequences.seen'),
        signUpClosesAt === null
          ? t('openConsequences.untilDeal')
          : t.rich('openConsequences.until', {
              time: () => <Time at={signUpClosesAt} zone={timeZone} now={now} precision="minute" tip={false} />,
            }),
        t('openConsequences.edit'),
      ]}
      confirm={t('open')}
      cancel={t('thinkAgain')}
      action={open}
      fields={{ slug }}
    />
  )
}
