import type { Metadata } from 'next'
import { getTranslations } from 'next-intl/server'
import { setupOptions } from '@/app/g/[slug]/setup/options'
import { setupPartOf } from '@/app/g/[slug]/setup/parts'
import { PlainSetup } from '@/app/g/[slug]/setup/plain-setup'
import { SetupForm } from '@/app/g/[slug]/setup/setup-form'
import { Link } from '@/components/ui/link'
import { Empty } from '@/components/ui/notice'
import { hasRole, requireUser } from '@/lib/accounts/session'
import { forumTime } from '@/lib/play/forum-time'
import { RULESET_NAMES } from '@/lib/play/ruleset-names'
import { newDraft } from '@/lib/play/setup-draft'
import { newSharedValues } from '@/lib/play/shared-setup'

export async function generateMetadata(): Promise<Metadata> {
  return { title: (await getTranslations('setup'))('newTitle') }
}

/** A host lays out a new game: first of which kind (`?ruleset=`), then its set-up. */
export default async function NewGamePage({
  searchParams,
}: {
  searchParams: Promise<{ ruleset?: string | string[] }>
}) {
  const { ruleset } = await searchParams
  const chosen = RULESET_NAMES.find((name) => name === ruleset)
  const user = await requireUser(chosen ? `/games/new?ruleset=${chosen}` : '/games/new')
  const t = await getTranslations('setup')
  if (!hasRole(user, 'host'))
    return (
      <>
        <h1 className="vh">{t('chooseTitle')}</h1>
        <div className="mt-6">
          <Empty title={t('notHostTitle')}>{t('notHost')}</Empty>
        </div>
      </>
    )
  const timeZone = user.timeZone ?? 'Asia/Shanghai'
  const part = chosen && setupPartOf(chosen)
  if (!chosen || (chosen !== 'tiesha' && !part)) return <ChooseGame />
  const now = await forumTime()
  return (
    <>
      <h1 className="mt-6">
        {t('newTitle')}　{t(`games.${chosen}.name`)}
      </h1>
      <p className="meta">
        {t('newLead')} <Link href="/games/new">{t('otherGame')}</Link>
      </p>
      {part ? (
        <PlainSetup
          ruleset={chosen}
          part={part}
          slug={null}
          shared={newSharedValues(timeZone, now)}
          config={part.configOf(part.presets[0] ?? '')}
          host={{ userId: user.id, now, zone: timeZone }}
        />
      ) : (
        <SetupForm slug={null} draft={newDraft('classic-20', timeZone, now)} now={now} {...(await setupOptions())} />
      )}
    </>
  )
}

async function ChooseGame() {
  const t = await getTranslations('setup')
  const offered = RULESET_NAMES.filter((name) => name === 'tiesha' || setupPartOf(name))
  return (
    <>
      <h1 className="mt-6">{t('chooseTitle')}</h1>
      <p className="meta">
        {t('chooseLead')} <Link href="/games/compare">{t('compare')}</Link>
      </p>
      <ul className="preset-grid mt-6">
        {offered.map((name) => (
          <li key={name} className="preset">
            <h2>
              <Link href={`/games/new?ruleset=${name}`}>{t(`games.${name}.name`)}</Link>
            </h2>
            <p>{t(`games.${name}.line`)}</p>
          </li>
        ))}
      </ul>
    </>
  )
}
