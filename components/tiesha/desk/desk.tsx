import { useTranslations } from 'next-intl'
import { Link } from '@/components/ui/link'
import { Notice } from '@/components/ui/notice'
import { Part } from '@/components/ui/part'
import type { ResolvedConfig } from '@/lib/engine/rulesets/tiesha/config'
import type { ClaimView, MeView, TieshaView } from '@/lib/engine/rulesets/tiesha/view-types'
import { count } from '../terms'
import { ClaimCard } from './claim-card'
import { ClaimForm } from './claim-form'
import type { DeskAction } from './desk-form'
import { dutiesOf } from './duties'
import { EssayForm } from './essay-form'
import { HireOffers, OfferForm } from './hire'
import { Matters } from './matters'
import { Slots } from './slots'
import { Standing } from './standing'

interface DeskProps {
  slug: string
  config: ResolvedConfig
  view: TieshaView
  me: MeView
  /** Forum time of this reading, epoch milliseconds. */
  now: number
  userId: string
  /** Idempotency keys: of the small forms together, and of the essay's form. */
  formKey: string
  essayKey: string
  killThread: string | undefined
  /** The texts at hand that hold anything, and the one that is open. */
  drafts: readonly { number: number; title: string; words: number }[]
  open: number
  scope: string
  /** Refused genres in words (T11.1). */
  genres: string
  actions: Record<DeskAct, DeskAction> & {
    handIn: Parameters<typeof EssayForm>[0]['action']
  }
}

type DeskAct = 'claim' | 'withdraw' | 'hang' | 'offerHire' | 'acceptHire' | 'escort' | 'requestExtension'

/** The desk of a seat that writes: the essay at hand, its meter, claims and IOUs, and what happens if nothing is done. */
export function Desk(props: DeskProps) {
  const t = useTranslations('desk')
  const { slug, config, view, me, now, actions } = props
  const { desk } = me
  const duties = dutiesOf(view, config.words)
  const open = desk?.claims.filter((claim) => claim.seat === me.seat && claim.state === 'open') ?? []
  const living = view.seats.filter((seat) => seat.living)
  const others = living.filter(({ seat }) => seat !== me.seat)
  const codes = desk?.codes ?? config.roles?.flatMap((row) => row.codes) ?? []
  const context = { slug, round: view.round, formKey: props.formKey }
  const writes = me.mayPost || me.role === 'doctor' || me.role === 'sapper' || me.role === 'flyingBomb'
  return (
    <div className={writes ? 'desk-writing mt-6' : 'max-w-measure mt-6'}>
      {writes && (
        <EssayForm
          key={props.scope}
          slug={slug}
          round={view.round}
          userId={props.userId}
          formKey={props.essayKey}
          scope={props.scope}
          threadId={props.killThread}
          action={actions.handIn}
          duties={duties}
          reason={reason()}
          limits={config.words}
          ious={config.ious}
          code={me.code}
          activates={me.activated === false}
          aliases={Object.fromEntries(view.seats.map(({ seat, alias }) => [seat, alias]))}
          targets={me.role === 'doctor' ? living : others}
          codes={codes}
          genres={props.genres}
        >
          <DraftTabs slug={slug} drafts={props.drafts} open={props.open} />
        </EssayForm>
      )}
      <div className="desk-side">
        {view.paused && <Notice seal>{t('paused')}</Notice>}
        {!me.living && <Notice>{t(me.debts.length > 0 ? 'outDebt' : 'out')}</Notice>}
        <Matters {...context} view={view} me={me} now={now} codes={codes} actions={actions} />
        <WorkDone view={view} me={me} />
        {open.map((claim) => (
          <ClaimCard
            key={claim.group}
            {...context}
            view={view}
            claim={claim}
            code={me.code}
            targets={others}
            codes={codes}
            limits={config.words}
            ious={config.ious}
            abandoned={config.abandoned}
            iouDue={config.iouDue}
            activates={me.activated === false}
            claimAction={actions.claim}
            withdrawAction={actions.withdraw}
            hangAction={actions.hang}
          />
        ))}
        <Claiming {...props} claims={open} targets={others} />
        {me.role === 'hunter' && <HireOffers {...context} view={view} hire={me.hire} action={actions.acceptHire} />}
        {desk && desk.slots.length > 0 && <Slots slug={slug} view={view} desk={desk} seat={me.seat} />}
        {desk && me.mayPost && config.roles?.some(({ role }) => role === 'hunter') && (
          <OfferForm
            {...context}
            view={view}
            hire={me.hire}
            action={actions.offerHire}
            targets={living}
            codes={codes}
          />
        )}
        <Standing slug={slug} view={view} me={me} now={now} />
      </div>
    </div>
  )

  /** Why nothing can be handed in now; the text can always be written on. */
  function reason(): string | undefined {
    if (duties.length > 0) return view.paused ? t('needed.paused') : undefined
    if (!me.living) return t('needed.out')
    if (!desk) return t('needed.posting')
    const free = desk.slots.some(({ eligible, taken, count: slots }) => eligible && (taken ?? 0) < slots)
    return t(me.mayPost && free ? 'needed.claim' : 'needed.done')
  }
}

/** The claim form, or why there is none. */
function Claiming(props: DeskProps & { claims: readonly ClaimView[]; targets: TieshaView['seats'] }) {
  const t = useTranslations('desk')
  const { me, view, config } = props
  const { desk } = me
  if (!me.mayPost || !me.living) return null
  if (!desk)
    return (
      <Part side id="claim" title={t('closed.title')}>
        <p>{nextSlots(view) === null ? t('closed.none') : t('closed.next', count(nextSlots(view) ?? 0))}</p>
      </Part>
    )
  const held = new Set(props.claims.map(({ group }) => group))
  const free = desk.slots.filter(
    ({ group, count: slots, taken, eligible }) => eligible && !held.has(group) && (taken === null || taken < slots),
  )
  const eligible = desk.slots.some((slot) => slot.eligible)
  const mine = desk.claims.filter((claim) => claim.seat === me.seat)
  if (mine.length >= 2) return null
  const second = mine.length > 0
  if (second && free.length === 0) return null
  return (
    <Part side id="claim" title={t(second ? 'claim.titleSecond' : 'claim.title')} note={t('claim.note')}>
      {free.length === 0 ? (
        <p className="meta">{t(eligible ? 'claim.full' : 'claim.none')}</p>
      ) : (
        <ClaimForm
          slug={props.slug}
          round={view.round}
          formKey={props.formKey}
          action={props.actions.claim}
          groups={free.map(({ group }) => group)}
          targets={props.targets}
          codes={desk.codes}
          abandoned={desk.abandoned}
          ious={config.ious}
          second={second}
        />
      )}
    </Part>
  )
}

/** The role's post of tonight, or the one flight, that is handed in already. */
function WorkDone({ view, me }: { view: TieshaView; me: MeView }) {
  const t = useTranslations('desk')
  const done = me.posts.find((post) => post.kind === 'flying' || (me.desk && post.round === view.round))
  return done ? <Notice>{t(`workDone.${done.kind}`)}</Notice> : null
}

/** The next round, the running one aside, whose row has slots; null if there is none. */
function nextSlots(view: TieshaView): number | null {
  return view.rows.find(({ opened, row }) => !opened && row.slots.length > 0)?.round ?? null
}

function DraftTabs(props: { slug: string; drafts: DeskProps['drafts']; open: number }) {
  const t = useTranslations('desk')
  const { slug, drafts, open } = props
  const shown = [
    ...drafts,
    ...(drafts.some(({ number }) => number === open) ? [] : [{ number: open, title: '', words: 0 }]),
  ]
  const another = [1, 2, 3].find((number) => !shown.some((draft) => draft.number === number))
  return (
    <nav className="draft-tabs" aria-label={t('drafts.title')}>
      {shown
        .sort((a, b) => a.number - b.number)
        .map(({ number, title, words }) => (
          <Link
            key={number}
            href={`/g/${slug}/desk?draft=${number}`}
            aria-current={number === open ? 'page' : undefined}
            scroll={false}
          >
            {t('drafts.number', count(number))}
            {number !== open && words > 0 && (
              <span className="meta">
                　{title || t('drafts.untitled')}　{t('drafts.words', { n: words })}
              </span>
            )}
          </Link>
        ))}
      {another && (
        <Link className="meta" href={`/g/${slug}/desk?draft=${another}`} scroll={false}>
          {t('drafts.another')}
        </Link>
      )}
      <span className="meta row-end">{t('drafts.hint')}</span>
    </nav>
  )
}
