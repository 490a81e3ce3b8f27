'use client'

import { useTranslations } from 'next-intl'
import { Button, ButtonLink } from '@/components/ui/button'
import { Empty } from '@/components/ui/notice'

/** Something broke: says so, keeps nothing back but the cause, and offers the two ways on. `digest` finds it in the log. */
export function Failure({ digest, retry }: { digest?: string; retry: () => void }) {
  const t = useTranslations('shell')
  return (
    <div className="mt-7" role="alert">
      <Empty
        title={t('failure')}
        action={
          <div className="row justify-center">
            <Button tone="solid" onClick={retry}>
              {t('retry')}
            </Button>
            <ButtonLink tone="plain" href="/">
              {t('toHall')}
            </ButtonLink>
          </div>
        }
      >
        {t('failureNote')}
        {digest && <span className="meta block">{t('failureDigest', { digest })}</span>}
      </Empty>
    </div>
  )
}
