import { useTranslations } from 'next-intl'
import { AliasName } from '@/components/game/names'
import { SaidForm } from '@/components/host/said-form'
import { SeenMark } from '@/components/host/seen-mark'
import { useTerms } from '@/components/tiesha/terms'
import { PickedNames } from '@/components/tiesha/vote/picked-names'
import { ProxyPicks } from '@/components/tiesha/vote/proxy-picks'
import { Button } from '@/components/ui/button'
import { Confirm } from '@/components/ui/dialog'
import { SelectField, TextareaField, TextField } from '@/components/ui/field'
import type { FormAction } from '@/components/ui/form-action'
import { Part } from '@/components/ui/part'
import { Time } from '@/components/ui/time'
import type { PollView, TieshaView } from '@/lib/engine/rulesets/tiesha'
import type { ProxyRequest } from '@/lib/play/proxy-requests'

interface ProxiesProps {
  slug: string
  view: TieshaView
  now: number
  /** Now as a date field with seconds writes it, in the game's zone. */
  local: string
  /** The requests of this round, oldest first. */
  requests: readonly ProxyRequest[]
  formKey: string
  actions: Record<'enter' | 'take' | 'decline', FormAction>
}

/** Whether ballots can be entered now, or asked for are such (T8.10). */
export function proxiesOpen(view: TieshaView, requests: readonly ProxyRequest[]): boolean {
  if (view.phase === 'posting') return requests.some((request) => request.status === 'open')
  return view.phase === 'day' && view.polls.some((poll) => poll.open && poll.stage === 'main')
}

/** 托票 (T8.10): what seats ask for, the proxies entered so far, and a form for what was asked outside the site. */
export function Proxies({ slug, view, now, local, requests, formKey, actions }: ProxiesProps) {
  const t = useTranslations('host')
  const terms = useTerms()
  const main = view.polls.filter((poll) => poll.open && poll.stage === 'main')
  const waiting = requests.filter((request) => request.status === 'open')
  if (!proxiesOpen(view, requests)) return null
  return (
    <Part
      id="proxies"
      title={t('proxies')}
      note={
        view.closes.proxy !== null &&
        t.rich('proxiesNote', {
          time: () => <Time at={view.closes.proxy ?? 0} zone={view.timeZone} now={now} tip={false} />,
        })
      }
    >
      {waiting.length > 0 && (
        <Waiting slug={slug} view={view} now={now} requests={waiting} formKey={formKey} actions={actions} />
      )}
      {main.map((poll) => (
        <div key={poll.house}>
          {main.length > 1 && <h3 className="label mt-4">{terms.house(poll.house)}</h3>}
          <Entered slug={slug} poll={poll} view={view} now={now} />
          <SaidForm action={actions.enter} className="proxy-form mt-3" said={t('proxyDone')}>
            <input type="hidden" name="slug" value={slug} />
            <input type="hidden" name="round" value={view.round} />
            <input type="hidden" name="picks" value={poll.picks} />
            <input type="hidden" name="key" value={`${formKey.slice(0, -1)}${poll.house}`} />
            <SeenMark name="ballots" seen={String(newestOf(poll))} />
            <SelectField name="voter" label={t('proxyVoter')} required>
              <option value="">{t('proxyChoose')}</option>
              {votersOf(poll, view).map(({ seat, alias, missing }) => (
                <option key={seat} value={seat}>
                  {missing ? alias : t('proxyVoted', { alias })}
                </option>
              ))}
            </SelectField>
            <TextField
              name="requestedAt"
              type="datetime-local"
              step={1}
              label={t('proxyAsked')}
              defaultValue={local}
              required
            />
            <ProxyPicks
              most={poll.picks}
              candidates={poll.candidates.map((seat) => ({ seat, alias: aliasOf(view, seat) }))}
              codes={poll.guesses ? poll.codes : []}
            />
            <TextField name="note" label={t('proxyWhere')} hint={t('proxyWhereHint')} maxLength={200} />
            <div>
              <Button type="submit">{t('proxyEnter')}</Button>
            </div>
          </SaidForm>
        </div>
      ))}
      <p className="meta mt-2">{t('proxyRule')}</p>
    </Part>
  )
}

/** Requests that wait: each is entered as its seat wrote it, or not taken, with a reason for the seat. */
function Waiting({ slug, view, now, requests, formKey, actions }: Omit<ProxiesProps, 'local'>) {
  const t = useTranslations('proxy')
  const host = useTranslations('host')
  const aliases = new Map(view.seats.map(({ seat, alias }) => [seat, alias]))
  return (
    <>
      <h3 className="label">{t('waiting')}</h3>
      <ul className="lines" aria-label={t('waiting')}>
        {requests.map((request) => {
          const { id, seat, at, picks, note } = request
          const alias = aliases.get(seat) ?? ''
          const poll = pollOf(view, seat)
          const own = poll?.log?.find((ballot) => ballot.seat === seat && !ballot.replaced && ballot.at > at)
          return (
            <li key={id} className="row">
              <AliasName slug={slug} alias={alias} />
              <span>
                <PickedNames slug={slug} picks={picks} aliases={aliases} />
              </span>
              <span className="meta">
                {t.rich('askedAt', { time: () => <Time at={at} zone={view.timeZone} now={now} tip={false} /> })}
                {own && <>　{t('votedSince')}</>}
              </span>
              <span className="row row-end">
                {poll ? (
                  <SaidForm action={actions.take} said={t('entered')}>
                    <input type="hidden" name="slug" value={slug} />
                    <input type="hidden" name="id" value={id} />
                    <input type="hidden" name="voter" value={seat} />
                    <input type="hidden" name="key" value={formKey} />
                    <SeenMark name="ballots" seen={String(newestOf(poll))} />
                    <Button type="submit" tone="solid" aria-label={`${t('enter')}　${alias}`}>
                      {t('enter')}
                    </Button>
                  </SaidForm>
                ) : (
                  <span className="meta">{t('notOpen')}</span>
                )}
                <Confirm
                  label={t('decline')}
                  labelTone="plain"
                  title={t('declineTitle', { alias })}
                  consequences={[t('declineThen', { alias })]}
                  confirm={t('declineDo')}
                  cancel={host('thinkAgain')}
                  action={actions.decline}
                  fields={{ slug, id }}
                >
                  <TextareaField name="reason" label={t('declineReason')} rows={2} maxLength={200} required />
                </Confirm>
              </span>
              {note && <span className="meta w-full">{note}</span>}
            </li>
          )
        })}
      </ul>
    </>
  )
}

function Entered({ slug, poll, view, now }: { slug: string; poll: PollView; view: TieshaView; now: number }) {
  const t = useTranslations('host')
  const entered = (poll.log ?? []).filter((ballot) => ballot.proxy !== null && !ballot.replaced)
  const aliases = new Map(view.seats.map(({ seat, alias }) => [seat, alias]))
  if (entered.length === 0) return null
  return (
    <ul className="lines">
      {entered.map((ballot) => (
        <li key={ballot.seat} className="row">
          <AliasName slug={slug} alias={aliasOf(view, ballot.seat)} />
          <span>
            <PickedNames slug={slug} picks={ballot.picks} aliases={aliases} />
          </span>
          <span className="meta row-end">
            {t.rich('proxyAt', {
              time: () => <Time at={ballot.proxy?.requestedAt ?? 0} zone={view.timeZone} now={now} tip={false} />,
            })}
          </span>
        </li>
      ))}
    </ul>
  )
}

const aliasOf = (view: TieshaView, seat: number) => view.seats.find((one) => one.seat === seat)?.alias ?? ''

/** Number of the newest ballot of a vote, as the host team sees them. */
const newestOf = (poll: PollView): number => Math.max(0, ...(poll.log ?? []).map((ballot) => ballot.number))

const votesIn = (view: TieshaView, poll: PollView, house: number) =>
  view.votingHouses.length === 1 || house === poll.house

/** The open main vote of a seat's house. */
function pollOf(view: TieshaView, seat: number): PollView | undefined {
  const house = view.seats.find((one) => one.seat === seat)?.house ?? 1
  return view.polls.find((poll) => poll.open && poll.stage === 'main' && votesIn(view, poll, house))
}

/** The living seats of the house, those who have not voted first. */
function votersOf(poll: PollView, view: TieshaView) {
  return view.seats
    .filter((seat) => seat.living && votesIn(view, poll, seat.house))
    .map(({ seat, alias }) => ({ seat, alias, missing: poll.notVoted.includes(seat) }))
    .sort((a, b) => Number(b.missing) - Number(a.missing))
}
