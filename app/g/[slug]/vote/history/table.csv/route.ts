import { getTranslations } from 'next-intl/server'
import { historyCsv } from '@/components/tiesha/vote/history-csv'
import { dealtGame } from '../../../game'

/** The settled ballots that this reader may see, as CSV; `?round=` for one round. */
export async function GET(request: Request, { params }: { params: Promise<{ slug: string }> }): Promise<Response> {
  const { slug } = await params
  const [{ view }, t, tiesha] = await Promise.all([dealtGame(slug), getTranslations('vote'), getTranslations('tiesha')])
  const round = Number(new URL(request.url).searchParams.get('round')) || null
  const aliases = Object.fromEntries(view.seats.map((s) => [s.seat, s.alias]))
  const csv = historyCsv(
    view.rounds,
    aliases,
    {
      heads: [
        t('history.round'),
        t('history.house'),
        t('history.stage'),
        t('history.time'),
        t('history.voter'),
        t('history.weight'),
      ],
      pick: (n) => t('history.pick', { n }),
      guess: (n) => t('history.guess', { n }),
      stage: (stage) => tiesha(`stages.${stage}`),
    },
    round,
  )
  return new Response(csv, {
    headers: {
      'content-type': 'text/csv; charset=utf-8',
      'content-disposition': `attachment; filename="votes-${slug}${round === null ? '' : `-${round}`}.csv"`,
      'cache-control': 'private, no-store',
    },
  })
}
