import type { Metadata } from 'next'
import { getTranslations } from 'next-intl/server'
import { ButtonLink } from '@/components/ui/button'
import { Empty } from '@/components/ui/notice'
import { Shell } from './shell'

export async function generateMetadata(): Promise<Metadata> {
  return { title: (await getTranslations('shell'))('notFound') }
}

/** No such page, or one that this reader may not see: the answer is the same. */
export default async function NotFound() {
  const t = await getTranslations('shell')
  return (
    <Shell>
      <h1 className="vh">{t('notFound')}</h1>
      <div className="mt-7">
        <Empty
          title={t('notFound')}
          action={
            <ButtonLink href="/" tone="solid">
              {t('toHall')}
            </ButtonLink>
          }
        >
          {t('notFoundNote')}
        </Empty>
      </div>
    </Shell>
  )
}
