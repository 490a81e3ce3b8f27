import { randomUUID } from 'node:crypto'
import type { Metadata } from 'next'
import { notFound, redirect } from 'next/navigation'
import { getTranslations } from 'next-intl/server'
import { RichText } from '@/components/forum/rich-text'
import { AliasName, Seal } from '@/components/game/names'
import { EvidenceSources } from '@/components/tiesha/evidence/evidence'
import { CaseFlags } from '@/components/tiesha/flags/case-flags'
import { linesOf } from '@/components/tiesha/flags/consequences'
import { PostName } from '@/components/tiesha/flags/post-name'
import { ReportRulingForm } from '@/components/tiesha/flags/report-ruling-form'
import { RulingForm } from '@/components/tiesha/flags/ruling-form'
import { RulingNotices } from '@/components/tiesha/flags/rulings'
import { count } from '@/components/tiesha/terms'
import { Link } from '@/components/ui/link'
import { Notice } from '@/components/ui/notice'
import { Part } from '@/components/ui/part'
import { Time } from '@/components/ui/time'
import { currentUser } from '@/lib/accounts/session'
import type { TieshaView } from '@/lib/engine/rulesets/tiesha'
import { readCaseEvidence } from '@/lib/play/case-evidence'
import { seenText } from '@/lib/play/host-seen'
import { readLongPostText } from '@/lib/play/long-posts'
import { type CaseMatter, readCase, seesFlags } from '@/lib/play/read-flags'
import type { GamePage } from '@/lib/play/read-game'
import { readSeen } from '@/lib/play/read-host-log'
import { localOfInstant } from '@/lib/play/schedule'
import { aliasesOf, dealtGame } from '../../game'
import { rule, ruleReportIn } from '../actions'

interface Props {
  params: Promise<{ slug: string; post: string }>
  searchParams: Promise<Record<string, string | string[] | undefined>>
}

export async function generateMetadata({ params }: Props): Promise<Metadata> {
  const [{ game }, t] = await Promise.all([dealtGame((await params).slug), getTranslations('flags.ruling')])
  return { title: `${t('title')}　${game.title}` }
}

/** One post before the host: its flags and their evidence, what each ruling would do, the ruling (T11). */
export default async function CasePage({ params, searchParams }: Props) {
  const [{ slug, post: key }, query] = await Promise.all([params, searchParams])
  const page = await dealtGame(slug)
  if (!seesFlags(page)) redirect(`/g/${slug}/flags`)
  const matter = await readCase(page, key)
  if (!matter) notFound()
  const { post, flags, rulings } = matter
  const user = await currentUser()
  const [t, doc, evidence] = await Promise.all([
    getTranslations('flags.case'),
    readLongPostText(page, post),
    user && readCaseEvidence(user.id, matter),
  ])
  const { game, view, now } = page
  const aliases = aliasesOf(view)
  const clock = { zone: game.timeZone, now }
  const strike = view.strikes.find((one) => one.post === post.id)
  const work = view.otherPosts.find((one) => one.post === post.id)
  const author = (strike ?? work)?.author ?? null
  const alias = (seat: number) => () => <AliasName slug={slug} alias={aliases.get(seat) ?? ''} />
  return (
    <div className="mt-6">
      {query.ruled === '1' && (
        <Notice live seal className="row mb-4">
          <Seal lands>{t('seal')}</Seal>
          {t('done')}
        </Notice>
      )}
      <Part
        id="case"
        title={<PostName slug={slug} post={post} aliases={aliases} href={`/g/${slug}/${post.place}`} />}
        note={flags.length > 0 ? t('merged', count(flags.length)) : t('noFlag')}
        more={<Link href={`/g/${slug}/flags`}>{t('back')}</Link>}
      >
        <p className="meta dot-list mt-2">
          <Time at={post.at} {...clock} />
          {strike && <span>{t.rich('aim', { alias: alias(strike.target) })}</span>}
          {author !== null && <span>{t.rich('author', { alias: alias(author) })}</span>}
        </p>
        <div className="mt-4">
          <RulingNotices rulings={rulings} isVoid={(strike ?? work)?.ruling?.void ?? false} {...clock} />
        </div>
        <CaseFlags slug={slug} flags={flags} aliases={aliases} {...clock} />
        {evidence && (
          <section className="mt-5" aria-labelledby="evidence-heading">
            <h3 id="evidence-heading">{t('evidence')}</h3>
            <p className="meta">{t('evidenceNote')}</p>
            <div className="mt-3">
              <EvidenceSources evidence={evidence} {...clock} />
            </div>
          </section>
        )}
        {doc && !(evidence && evidence.sources.length > 0) && (
          <details className="folded mt-4">
            <summary>
              <span className="folded-name">{t('text')}</span>
              <span className="meta">{t('textNote')}</span>
            </summary>
            <div className="folded-body essay" lang="zh-CN">
              <RichText doc={doc} />
            </div>
          </details>
        )}
      </Part>
      <RulingPart page={page} matter={matter} />
    </div>
  )
}

/** The form that fits: of a post that the rules know, of a report-in; or why there is none. */
async function RulingPart({ page, matter }: { page: GamePage & { view: TieshaView }; matter: CaseMatter }) {
  const t = await getTranslations('flags')
  const { game, view, now } = page
  const { post, flags, rulings, foretold } = matter
  const open = flags.filter((flag) => !flag.settled)
  const flagged = open[0]?.said.at(-1)?.reason ?? null
  const seen = seenText(await readSeen(page))
  const shared = { slug: game.slug, post: post.key, words: post.words, flagged, formKey: randomUUID(), seen }
  if (rulings.some((ruling) => ruling.verdict === 'upheld')) return <p className="meta mt-4">{t('case.settledNote')}</p>
  if (game.status !== 'running' && !(game.status === 'reportIn' && post.kind === 'reportIn'))
    return <p className="meta mt-4">{t('case.over')}</p>
  const strike = view.strikes.find((one) => one.post === post.id)
  const seat = view.seats.find((one) => one.seat === post.seat)
  return (
    <Part id="rule" title={t('ruling.title')}>
      {post.kind === 'reportIn' ? (
        <ReportRulingForm
          {...shared}
          seat={seat?.seat ?? 0}
          alias={seat?.alias ?? ''}
          started={game.status === 'running'}
          living={seat?.living ?? false}
          local={localOfInstant(now, game.timeZone)}
          action={ruleReportIn}
        />
      ) : (
        <RulingForm
          {...shared}
          id={post.id}
          choices={foretold.map((one) => ({
            ...one,
            lines: linesOf(one, { post: strike ?? null, flags: open.length, houses: view.votingHouses.length }),
          }))}
          aliases={aliasesOf(view)}
          zone={game.timeZone}
          now={now}
          action={rule}
        />
      )}
    </Part>
  )
}
