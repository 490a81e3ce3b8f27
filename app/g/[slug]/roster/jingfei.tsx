import type { Metadata } from 'next'
import { getTranslations } from 'next-intl/server'
import { Roster } from '@/components/jingfei/roster'
import { Part } from '@/components/ui/part'
import { accountsBehind } from '@/lib/play/read-announcements'
import type { PlaceProps } from '../by-ruleset'
import { dealtJingfei, tableContext } from '../jingfei-page'

export async function generateMetadata({ params }: PlaceProps): Promise<Metadata> {
  const t = await getTranslations('roster')
  const { game } = await dealtJingfei((await params).slug)
  return { title: `${t('title')}　${game.title}` }
}

/** 名册: the seats round the table, as far as this reader may know them. */
export default async function JingfeiRoster({ params }: PlaceProps) {
  const page = await dealtJingfei((await params).slug)
  const { view, seat } = page
  const [t, own, accounts] = await Promise.all([
    getTranslations('roster'),
    getTranslations('jingfei.roster'),
    accountsBehind(page),
  ])
  return (
    <Part
      id="roster"
      className="mt-6"
      title={t('title')}
      note={own('note', { seats: view.seats.length, living: view.living })}
    >
      <Roster context={{ ...tableContext(page), accounts }} view={view} me={seat} />
    </Part>
  )
}
