import { clsx } from 'clsx'
import { useFormatter, useTranslations } from 'next-intl'
import { CodeName } from '@/components/game/names'
import { useTerms } from '@/components/tiesha/terms'
import { Link } from '@/components/ui/link'
import { Tag } from '@/components/ui/notice'
import { Time } from '@/components/ui/time'
import type { Evidence, EvidencePassage, EvidenceSource, Excerpt } from '@/lib/play/similar'
import { markedLines, sharedLength } from './marks'

interface Clock {
  zone: string
  now: number
}

/** This many passages of a source stand open; the rest are a click away. */
const OPEN_PASSAGES = 6

/** Where a post's words stood before: source by source, each passage beside where it stood, the first source open. */
export function EvidenceSources({ evidence, zone, now }: Clock & { evidence: Evidence }) {
  const t = useTranslations('similar')
  if (evidence.sources.length === 0) return <p className="meta">{t('none')}</p>
  return (
    <>
      {evidence.sources.map((source, i) => (
        <Source key={source.postId ?? `pasted ${i}`} source={source} open={i === 0} zone={zone} now={now} />
      ))}
      <p className="meta mt-2">{t('legend')}</p>
      <WholeText evidence={evidence} />
    </>
  )
}

/** 23.4%: rounded down, so that a share below the limit never looks like the limit itself. */
export function Share({ coverage }: { coverage: number }) {
  const format = useFormatter()
  const share = Math.floor(coverage * 1000 + 1e-9) / 1000
  return <>{format.number(share, { style: 'percent', minimumFractionDigits: 1, maximumFractionDigits: 1 })}</>
}

function Source({ source, open, zone, now }: Clock & { source: EvidenceSource; open: boolean }) {
  const t = useTranslations('similar')
  const { passages } = source
  return (
    <details className="evidence" open={open}>
      <summary>
        <span className="evidence-name">
          <Tag {...(source.kind === 'oldWork' && { tone: 'seal' as const })}>{t(`kinds.${source.kind}`)}</Tag>
          <b>{source.title ? t('titled', { title: source.title }) : t(`untitled.${source.kind}`)}</b>
        </span>
        <span className="meta">{t('figures', { passages: passages.length, length: sharedLength(passages) })}</span>
        <b className="evidence-share">
          <Share coverage={source.coverage} />
        </b>
      </summary>
      <Origin source={source} zone={zone} now={now} />
      <div className="evidence-heads" aria-hidden="true">
        <span>{t('post')}</span>
        <span>{t('source')}</span>
      </div>
      <Pairs passages={passages.slice(0, OPEN_PASSAGES)} from={0} />
      {passages.length > OPEN_PASSAGES && (
        <details className="evidence-more">
          <summary>{t('more', { count: passages.length - OPEN_PASSAGES })}</summary>
          <Pairs passages={passages.slice(OPEN_PASSAGES)} from={OPEN_PASSAGES} />
        </details>
      )}
    </details>
  )
}

/** 旧局《望江南》第三轮，署名秦楼月，四月三日: where the source stands, and what a ruling may say of it. */
function Origin({ source, zone, now }: Clock & { source: EvidenceSource }) {
  const t = useTranslations('similar')
  const terms = useTerms()
  if (source.kind === 'evidence') return null
  return (
    <div className="evidence-origin meta">
      <p className="dot-list">
        <span>{source.game ? t('inGame', { title: source.game.title }) : t('onBoard')}</span>
        {source.game?.round != null && <span>{terms.round(source.game.round)}</span>}
        {source.by && <span>{t.rich('by', { name: () => <CodeName>{source.by}</CodeName> })}</span>}
        {source.at !== null && <Time at={source.at} zone={zone} now={now} precision="day" tip={false} />}
        {source.account !== null && <span>{t('account', { name: source.account })}</span>}
        {source.href && <Link href={source.href}>{t('read')}</Link>}
      </p>
      {source.hidden && <p>{t('hidden')}</p>}
      {!source.nameable && <p>{t('unnameable')}</p>}
    </div>
  )
}

function Pairs({ passages, from }: { passages: readonly EvidencePassage[]; from: number }) {
  const t = useTranslations('similar')
  return (
    <ol className="evidence-pairs" start={from + 1}>
      {passages.map(({ post, source, length }, i) => {
        const mark = t('mark', { n: from + i + 1 })
        return (
          <li key={post.start} aria-label={t('pair', { mark, length })}>
            <Words excerpt={post} mark={mark} side={t('post')} />
            <Words excerpt={source} mark={mark} side={t('source')} />
          </li>
        )
      })}
    </ol>
  )
}

function Words({ excerpt, mark, side }: { excerpt: Excerpt; mark: string; side: string }) {
  return (
    <div>
      <span className="evidence-side">{side}</span>
      <p className="text" lang="zh-CN">
        {excerpt.before}
        <sup aria-hidden="true">{mark}</sup>
        <mark>{excerpt.text}</mark>
        {excerpt.after}
      </p>
    </div>
  )
}

/** The post as a whole with everything marked that stood somewhere before: what is left is its own. */
function WholeText({ evidence }: { evidence: Evidence }) {
  const t = useTranslations('similar')
  const lines = markedLines(
    evidence.text,
    evidence.sources.flatMap((source) => source.passages.map((passage) => passage.post)),
  )
  return (
    <details className="folded mt-4">
      <summary>
        <span className="folded-name">{t('whole')}</span>
        <span className="meta">{t('wholeNote')}</span>
      </summary>
      <div className={clsx('folded-body', 'essay', 'evidence-whole')} lang="zh-CN">
        {lines.map((line) => (
          <p key={line.start}>
            {line.parts.map((part) =>
              part.marked ? <mark key={part.start}>{part.text}</mark> : <span key={part.start}>{part.text}</span>,
            )}
          </p>
        ))}
      </div>
    </details>
  )
}
