import { randomUUID } from 'node:crypto'
import type { Metadata } from 'next'
import { getTranslations } from 'next-intl/server'
import { Identity, MyVotes, Surrender } from '@/components/jingfei/me'
import { GroupNights } from '@/components/jingfei/night/group-desk'
import { Empty, Notice } from '@/components/ui/notice'
import type { PlaceProps } from '../by-ruleset'
import { surrender } from '../jingfei-actions'
import { dealtJingfei, tableContext } from '../jingfei-page'

export async function generateMetadata(): Promise<Metadata> {
  return { title: (await getTranslations('me'))('title') }
}

/** 我的身份: everything that this seat alone knows, and the way to surrender where the rules give one (G10). */
export default async function JingfeiMe({ params }: PlaceProps) {
  const page = await dealtJingfei((await params).slug)
  const { game, view } = page
  const [t, ask] = await Promise.all([getTranslations('jingfei.mine'), getTranslations('jingfei.ask')])
  const { me } = view
  if (!me) return <Empty title={t('notSeated')}>{t('notSeatedDetail')}</Empty>
  const context = tableContext(page)
  return (
    <div className="stack mt-6 [--gap:var(--s-6)]">
      {!me.living && (
        <Notice>
          <b>{ask('outTitle')}</b>
          <br />
          {ask('outDetail')}
        </Notice>
      )}
      <Identity context={context} view={view} me={me} />
      {me.group && <GroupNights context={context} group={me.group} />}
      <MyVotes context={context} view={view} me={me} />
      {me.maySurrender && <Surrender slug={game.slug} formKey={randomUUID()} action={surrender} />}
    </div>
  )
}
