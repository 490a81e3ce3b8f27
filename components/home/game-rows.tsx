import { useTranslations } from 'next-intl'
import type { ReactNode } from 'react'
import { formatPoints } from '@/components/game/figures'
import { FactionMark } from '@/components/game/names'
import { ButtonLink } from '@/components/ui/button'
import { Countdown } from '@/components/ui/countdown'
import { Link } from '@/components/ui/link'
import { Tag } from '@/components/ui/notice'
import { Time } from '@/components/ui/time'
import { chineseNumber } from '@/components/ui/time-format'
import type { FinishedGame, RecruitingGame, RunningGame } from './types'

const DAY = 86_400_000

/** A game as a line of the hall: title, a word or a button at the right, its state, what else is worth knowing. */
function GameRow(props: {
  slug: string
  title: string
  right: ReactNode
  state: ReactNode
  facts: readonly ReactNode[]
}) {
  return (
    <li className="game-row">
      <h3>
        <Link href={`/g/${props.slug}`}>{props.title}</Link>
      </h3>
      <div className="right">{props.right}</div>
      <p className="state">{props.state}</p>
      <div className="meta dot-list">
        {props.facts.filter(Boolean).map((fact, i) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: a fixed list
          <span key={i}>{fact}</span>
        ))}
      </div>
    </li>
  )
}

function useKind() {
  const t = useTranslations('home')
  const tiesha = useTranslations('tiesha')
  const rulesets = useTranslations('common.rulesets')
  return ({ ruleset, preset, seats }: Pick<RunningGame, 'ruleset' | 'preset' | 'seats'>) =>
    t('kind', {
      ruleset: rulesets(ruleset),
      preset:
        preset && tiesha.has(`presets.${preset}`)
          ? tiesha(`presets.${preset}`)
          : tiesha('seats', { n: seats, nHan: chineseNumber(seats) }),
    })
}

/** 第 4 轮 · 投票 · 剩 5 小时 02 分 */
export function RunningRow({ game, now }: { game: RunningGame; now: number }) {
  const t = useTranslations('home')
  const kind = useKind()
  const { phase, closes } = game
  const tone = phase === 'overtime' ? 'seal' : phase === 'day' && !game.extended ? 'now' : undefined
  const state = [
    phase !== 'reportIn' && phase !== 'waiting' && game.round > 0 && t('roundNumber', { n: game.round }),
    t(`phase.${phase}`),
    game.extended && t('extended'),
  ].filter(Boolean)
  return (
    <GameRow
      slug={game.slug}
      title={game.title}
      right={<Tag tone={tone}>{game.extended && phase === 'day' ? t('extendedTag') : t(`phase.${phase}`)}</Tag>}
      state={
        <>
          {state.join(' · ')}
          {closes !== null && (
            <>
              {' · '}
              {closes - now < DAY ? (
                <Countdown until={closes} serverNow={now} />
              ) : (
                t.rich('until', { time: () => <Time at={closes} zone={game.zone} now={now} tip={false} /> })
              )}
            </>
          )}
        </>
      }
      facts={[
        kind(game),
        t('living', { count: game.living }),
        t('host', { name: game.host }),
        game.mine && t(`mine.${game.mine}`),
      ]}
    />
  )
}

export function RecruitingRow({ game, now }: { game: RecruitingGame; now: number }) {
  const t = useTranslations('home')
  const kind = useKind()
  const { signUpCloses } = game
  return (
    <GameRow
      slug={game.slug}
      title={game.title}
      right={<ButtonLink href={`/g/${game.slug}`}>{game.mine ? t('look') : t('join')}</ButtonLink>}
      state={
        <>
          {t('signedUp', { count: game.signedUp, places: game.seats })}
          {signUpCloses !== null &&
            t.rich('signUpUntil', {
              time: () => <Time at={signUpCloses} zone={game.zone} now={now} precision="minute" tip={false} />,
            })}
        </>
      }
      facts={[
        kind(game),
        t('host', { name: game.host }),
        game.voteClose !== null && t('voteClose', { clock: game.voteClose.slice(0, 5) }),
        game.mine && t(`mine.${game.mine}`),
      ]}
    />
  )
}

/** 黑道胜　9 比 7 又 6/19（7.316） */
export function FinishedRow({ game }: { game: FinishedGame }) {
  const t = useTranslations('home')
  const kind = useKind()
  const { winner, score } = game
  const points = (value: { n: number; d: number }) => {
    const { whole, rest, decimal } = formatPoints(value)
    return rest ? t('points', { whole, rest, decimal }) : String(whole)
  }
  const first = winner === 'white' ? 'white' : 'black'
  const second = first === 'white' ? 'black' : 'white'
  return (
    <GameRow
      slug={game.slug}
      title={game.title}
      right={<ButtonLink href={`/g/${game.slug}`}>{t('lookBack')}</ButtonLink>}
      state={
        <>
          {(winner === 'black' || winner === 'white') && <FactionMark faction={winner} beside />}
          {winner ? t(`winners.${winner as 'black'}`) : t('noWinner')}
          {score && (
            <span className="score-line">
              {t('score', { first: points(score[first]), second: points(score[second]) })}
            </span>
          )}
        </>
      }
      facts={[
        kind(game),
        t('endedIn', { n: game.rounds, nHan: chineseNumber(game.rounds) }),
        game.kills !== null && t('kills', { count: game.kills }),
        <Time key="ended" at={game.endedAt} zone={game.zone} precision="day" tip={false} />,
      ]}
    />
  )
}
