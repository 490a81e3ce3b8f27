import { useTranslations } from 'next-intl'
import { Fragment, type ReactNode } from 'react'
import { formatHalves } from '@/components/game/figures'
import { CodeName } from '@/components/game/names'
import { Link } from '@/components/ui/link'
import { Time } from '@/components/ui/time'
import type { PublicCause, SettledVote } from '@/lib/engine/rulesets/tiesha/report-types'
import { type DrawnCause, withStrikes } from '../causes'
import { aliasOf, codeOf, type ReportContext, seatOf } from './context'
import { votesAgainst } from './fates'

interface CauseLineProps {
  context: ReportContext
  round: number
  seat: number
  causes: readonly PublicCause[]
  /** Settled votes of the round, where the report has them. */
  votes?: readonly SettledVote[]
  /** The seat was a bomb and took its author along. */
  exploded?: boolean
}

/** Why a seat is out, in a line: 中碧桃春帖，猜醉桃源，错；帖中晚钟，烟花同归. */
export function CauseLine({ context, round, seat, causes, votes = [], exploded }: CauseLineProps) {
  const t = useTranslations('reports')
  const drawn = withStrikes(causes, seat, round, context.strikes, codeOf(context))
  return (
    <>
      {drawn.map(({ cause, strike }, i) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: causes have no other name, and never move
        <Fragment key={i}>
          {i > 0 && t('cause.and')}
          <CauseWords context={context} seat={seat} cause={cause} strike={strike} votes={votes} />
        </Fragment>
      ))}
      {exploded && `${t('cause.comma')}${t('cause.exploded')}`}
    </>
  )
}

function CauseWords(props: DrawnCause & { context: ReportContext; seat: number; votes: readonly SettledVote[] }) {
  const { context, cause, strike } = props
  const t = useTranslations('reports')
  const by = () => (
    <span className="kai" lang="zh-CN">
      {cause.by === undefined ? '' : aliasOf(context, cause.by)}
    </span>
  )
  switch (cause.kind) {
    case 'post': {
      const hunter = cause.by !== undefined && seatOf(context, cause.by)?.role === 'hunter'
      if (!strike) return hunter ? t.rich('cause.hunter', { by }) : t('cause.postPlain')
      const code = () => (
        <Link href={`/g/${context.slug}/kills/${strike.strike}`}>
          <CodeName>{strike.code}</CodeName>
        </Link>
      )
      return (
        <>
          {t.rich(strike.kind === 'flying' ? 'cause.flying' : 'cause.post', { code })}
          {strike.kind === 'iou' && <Iou context={context} filledAt={strike.filledAt} />}
          {t('cause.comma')}
          <GuessWords cause={cause} guessed={strike.guess} />
        </>
      )
    }
    case 'firework': {
      if (cause.by === undefined) return t('cause.fireworkPlain')
      const flew = seatOf(context, props.seat)?.role === 'flyingBomb'
      return t.rich(flew ? 'cause.flight' : 'cause.firework', { by })
    }
    case 'vote':
      return <VoteWords {...props} />
    case 'carried':
      return (
        <>
          {cause.by === undefined ? t('cause.carriedPlain') : t.rich('cause.carried', { by })}
          {cause.code !== undefined && (
            <>
              {t('cause.comma')}
              <GuessWords cause={cause} guessed={cause.code} />
            </>
          )}
        </>
      )
    default:
      return t(`cause.${cause.kind}`)
  }
}

function Iou({ context, filledAt }: { context: ReportContext; filledAt: number | null }) {
  const t = useTranslations('reports')
  if (filledAt === null) return t('cause.iou')
  const time = () => <Time at={filledAt} zone={context.zone} clockOnly tip={false} />
  return t.rich('cause.iouFilled', { time })
}

/** 猜醉桃源，错. The verdict only where it is told (T10.2). */
function GuessWords({ cause, guessed }: { cause: PublicCause; guessed: string | null }): ReactNode {
  const t = useTranslations('reports')
  if (guessed === null) return t('cause.noGuess')
  return (
    <>
      {t.rich('cause.guessed', { guess: () => <CodeName>{guessed}</CodeName> })}
      {(cause.guess === 'right' || cause.guess === 'wrong') && (
        <>
          {t('cause.comma')}
          <b>{t(`cause.${cause.guess}`)}</b>
        </>
      )}
    </>
  )
}

function VoteWords({ cause, seat, votes }: { cause: PublicCause; seat: number; votes: readonly SettledVote[] }) {
  const t = useTranslations('reports')
  const { main, over } = votesAgainst(seat, votes)
  const how =
    over !== null
      ? main === null
        ? t('cause.overtimePlain', { votes: formatHalves(over) })
        : t('cause.overtime', { main: formatHalves(main), votes: formatHalves(over) })
      : main === null
        ? t('cause.vote')
        : t('cause.votes', { votes: formatHalves(main) })
  const called = cause.code
  if (called === undefined && cause.guess === undefined) return how
  return (
    <>
      {how}
      {t('cause.and')}
      {called === undefined ? (
        t('cause.notCalled')
      ) : (
        <>
          {t.rich('cause.called', { guess: () => <CodeName>{called}</CodeName> })}
          {(cause.guess === 'right' || cause.guess === 'wrong') && (
            <>
              {t('cause.comma')}
              <b>{t(`cause.${cause.guess}`)}</b>
            </>
          )}
        </>
      )}
    </>
  )
}
