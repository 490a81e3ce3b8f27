import type { Metadata } from 'next'
import { getTranslations } from 'next-intl/server'
import { VoteHistory } from '@/components/jingfei/vote/history'
import { Part } from '@/components/ui/part'
import type { PlaceProps } from '../../by-ruleset'
import { dealtJingfei, tableContext } from '../../jingfei-page'

export async function generateMetadata({ params }: PlaceProps): Promise<Metadata> {
  const { game } = await dealtJingfei((await params).slug)
  return { title: `${(await getTranslations('jingfei.vote'))('history')}　${game.title}` }
}

/** Every vote of the game as far as it is published. */
export default async function JingfeiVoteHistory({ params }: PlaceProps) {
  const page = await dealtJingfei((await params).slug)
  const t = await getTranslations('jingfei.vote')
  const votes = page.view.rounds.flatMap((round) => round.votes)
  return (
    <Part id="history" className="mt-6" title={t('history')} note={t('historyNote')}>
      {votes.length === 0 ? (
        <p className="meta">{t('historyNone')}</p>
      ) : (
        <VoteHistory context={tableContext(page)} votes={votes} />
      )}
    </Part>
  )
}
