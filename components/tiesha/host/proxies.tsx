import { useTranslations } from 'next-intl'
import { AliasName, CodeName } from '@/components/game/names'
import type { FormAction } from '@/components/tiesha/form-action'
import { count, useTerms } from '@/components/tiesha/terms'
import { Button } from '@/components/ui/button'
import { SelectField, TextField } from '@/components/ui/field'
import { Part } from '@/components/ui/part'
import { Time } from '@/components/ui/time'
import type { PollView, TieshaView } from '@/lib/engine/rulesets/tiesha'
import { SaidForm } from './said-form'

interface ProxiesProps {
  slug: string
  view: TieshaView
  now: number
  /** Now as a date field with seconds writes it, in the game's zone. */
  local: string
  formKey: string
  enter: FormAction
}

/** 托票 (T8.10): a ballot entered for a seat that asked in time, and the proxies entered so far. */
export function Proxies({ slug, view, now, local, formKey, enter }: ProxiesProps) {
  const t = useTranslations('host')
  const terms = useTerms()
  const main = view.polls.filter((poll) => poll.open && poll.stage === 'main')
  if (view.phase !== 'day' || main.length === 0) return null
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
      {main.map((poll) => (
        <div key={poll.house}>
          {main.length > 1 && <h3 className="label mt-4">{terms.house(poll.house)}</h3>}
          <Entered slug={slug} poll={poll} view={view} now={now} />
          <SaidForm action={enter} className="proxy-form mt-3" said={t('proxyDone')}>
            <input type="hidden" name="slug" value={slug} />
            <input type="hidden" name="round" value={view.round} />
            <input type="hidden" name="picks" value={poll.picks} />
            <input type="hidden" name="key" value={`${formKey.slice(0, -1)}${poll.house}`} />
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
            {Array.from({ length: poll.picks }, (_, index) => (
              // biome-ignore lint/suspicious/noArrayIndexKey: the places of a ballot
              <div key={index} className="proxy-pick">
                <SelectField name={`pick${index}`} label={t('proxyPick', count(index + 1))} required={index === 0}>
                  <option value="">{index === 0 ? t('proxyChoose') : t('proxyNobody')}</option>
                  {poll.candidates.map((seat) => (
                    <option key={seat} value={seat}>
                      {aliasOf(view, seat)}
                    </option>
                  ))}
                </SelectField>
                {poll.guesses && (
                  <SelectField name={`code${index}`} label={t('proxyCode')}>
                    <option value="">{t('noGuess')}</option>
                    {poll.codes.map((code) => (
                      <option key={code} value={code}>
                        {code}
                      </option>
                    ))}
                  </SelectField>
                )}
              </div>
            ))}
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

function Entered({ slug, poll, view, now }: { slug: string; poll: PollView; view: TieshaView; now: number }) {
  const t = useTranslations('host')
  const entered = (poll.log ?? []).filter((ballot) => ballot.proxy !== null && !ballot.replaced)
  if (entered.length === 0) return null
  return (
    <ul className="lines">
      {entered.map((ballot) => (
        <li key={ballot.seat} className="row">
          <AliasName slug={slug} alias={aliasOf(view, ballot.seat)} />
          <CodeName>{ballot.picks.map((pick) => aliasOf(view, pick.seat)).join('　')}</CodeName>
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

/** The living seats of the house, those who have not voted first. */
function votersOf(poll: PollView, view: TieshaView) {
  const houses = view.polls.filter((one) => one.open && one.stage === 'main').length
  return view.seats
    .filter((seat) => seat.living && (houses === 1 || seat.house === poll.house))
    .map(({ seat, alias }) => ({ seat, alias, missing: poll.notVoted.includes(seat) }))
    .sort((a, b) => Number(b.missing) - Number(a.missing))
}
