import type { Metadata } from 'next'
import { getTranslations } from 'next-intl/server'
import { MyBallots, MySecrets } from '@/components/tiesha/me/doings'
import { Identity } from '@/components/tiesha/me/identity'
import { Link } from '@/components/ui/link'
import { Empty, Notice } from '@/components/ui/notice'
import { Part } from '@/components/ui/part'
import { dealtGame } from '../game'

export async function generateMetadata(): Promise<Metadata> {
  return { title: (await getTranslations('me'))('title') }
}

/** 我的身份: everything that this seat alone knows of itself, folded. */
export default async function MePage(props: { params: Promise<{ slug: string }> }) {
  const { slug } = await props.params
  const { game, view, now } = await dealtGame(slug)
  const t = await getTranslations('me')
  const { me } = view
  if (!me) return <Empty title={t('notSeated')}>{t('notSeatedDetail')}</Empty>
  return (
    <div className="stack mt-6 [--gap:var(--s-6)]">
      {!me.living && <Notice>{t('out')}</Notice>}
      <Part
        id="identity"
        title={t('title')}
        note={t('lead')}
        more={
          <>
            <Link href={`/g/${slug}/rooms`}>{t('rooms')}</Link>　<Link href={`/g/${slug}/desk`}>{t('desk')}</Link>
          </>
        }
      >
        <div className="stack [--gap:var(--s-5)]">
          <Identity slug={slug} config={game.config} view={view} me={me} />
          <MySecrets slug={slug} view={view} me={me} now={now} />
        </div>
      </Part>
      <MyBallots slug={slug} view={view} me={me} now={now} />
    </div>
  )
}
