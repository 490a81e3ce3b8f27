'use client'

import { useTranslations } from 'next-intl'
import {
  type MouseEvent,
  type ReactNode,
  type SubmitEvent,
  startTransition,
  useActionState,
  useDeferredValue,
  useEffect,
  useMemo,
  useRef,
  useState,
} from 'react'
import { BoardOptions, VisibilityOptions, ZoneOptions } from '@/components/setup/place-options'
import { ConductEditor } from '@/components/tiesha/setup/conduct-editor'
import {
  anchorOf,
  DraftCheckbox,
  DraftInput,
  DraftNumber,
  DraftProvider,
  DraftSelect,
  DraftTextarea,
  useFaultText,
  useFieldName,
} from '@/components/tiesha/setup/draft-form'
import { ExpansionEditor } from '@/components/tiesha/setup/expansion-editor'
import { PresetChoice } from '@/components/tiesha/setup/preset-choice'
import { RolesEditor } from '@/components/tiesha/setup/roles-editor'
import { RoundsEditor } from '@/components/tiesha/setup/rounds-editor'
import { Schedule } from '@/components/tiesha/setup/schedule'
import { Button } from '@/components/ui/button'
import { FormError } from '@/components/ui/form-error'
import { Part } from '@/components/ui/part'
import { useTimeText } from '@/components/ui/time'
import { tableArithmetic } from '@/lib/engine/rulesets/tiesha/validate'
import { type DraftFault, type Judged, judgeDraft } from '@/lib/play/judge-draft'
import { calendarOf, planSchedule } from '@/lib/play/schedule'
import { type DraftEdit, editDraft, type SetupDraft, setField, writeEdit } from '@/lib/play/setup-draft'
import { keepSetup } from './actions'

interface SetupFormProps {
  /** Null: a new game. */
  slug: string | null
  draft: SetupDraft
  boards: readonly { id: string; name: string }[]
  zones: { common: readonly { id: string; name: string }[]; others: readonly string[] }
  words: Readonly<Record<string, string>>
  genres: string
  /** Forum time of this reading, epoch milliseconds. */
  now: number
}

const PARTS = [
  'game',
  'preset',
  'roles',
  'rounds',
  'times',
  'voting',
  'rules',
  'schedule',
  'expansion',
  'conduct',
  'team',
] as const

/** The set-up of a game: every number, judged while it is typed by the same functions that judge it on the server. */
export function SetupForm(props: SetupFormProps) {
  const t = useTranslations('setup')
  const [state, send, pending] = useActionState(keepSetup, { draft: props.draft, sent: false })
  const [draft, setDraft] = useState(state.draft)
  const [initial] = useState(props.draft) // the page may be read again while one edits
  const [before, setBefore] = useState<SetupDraft | null>(null)
  const [sent, setSent] = useState(state.sent)
  const faultList = useRef<HTMLDivElement>(null)
  const judged = useMemo(() => judgeDraft(draft, props.now), [draft, props.now])
  const shown = judged.faults.filter((fault) => sent || fault.code !== 'REQUIRED')
  useLeaveWarning(draft !== initial && !pending)

  const edit = (change: DraftEdit) => {
    setBefore(change.do === 'preset' ? draft : null)
    setDraft(editDraft(draft, change))
  }
  const submit = (event: SubmitEvent<HTMLFormElement>) => {
    event.preventDefault()
    if (pending) return
    setSent(true)
    if (judged.faults.length > 0) {
      faultList.current?.focus()
      return
    }
    const data = new FormData(event.currentTarget)
    startTransition(() => send(data))
  }
  const { rows, ratio } = tableArithmetic(judged.resolved, judged.seats)
  return (
    <DraftProvider
      value={{
        draft,
        faults: new Map(shown.map((fault) => [fault.path, fault])),
        warnings: new Map(judged.warnings.map((warning) => [warning.path, warning])),
        set: (path, value) => setDraft((old) => setField(old, path, value)),
        edit,
        write: writeEdit,
      }}
    >
      <form action={send} onSubmit={submit} className="cols mt-6" noValidate>
        {/* What Enter in a field presses: without it, the first button that changes the table. */}
        <button type="submit" className="vh" tabIndex={-1} aria-hidden="true" />
        {props.slug && <input type="hidden" name="slug" value={props.slug} />}
        <input type="hidden" name="preset" value={draft.preset} />
        <div>
          {state.refusal && <FormError refusal={state.refusal} />}
          <div ref={faultList} tabIndex={-1} className="fault-list">
            <Faults faults={shown} warnings={judged.warnings} sent={sent} />
          </div>
          <SetupPart name="game">
            <GamePart boards={props.boards} zones={props.zones} />
          </SetupPart>
          <SetupPart name="preset" note={t('presetNote')}>
            <PresetChoice config={judged.config} />
            {before && (
              <p className="note mt-4" role="status">
                <Undone
                  preset={draft.preset}
                  onUndo={() => {
                    setDraft(before)
                    setBefore(null)
                  }}
                />
              </p>
            )}
          </SetupPart>
          <SetupPart name="roles" note={t('codesHint')}>
            <RolesEditor />
          </SetupPart>
          <SetupPart name="rounds">
            <RoundsEditor rows={rows} ratio={ratio} />
          </SetupPart>
          <SetupPart name="times">
            <TimesPart />
          </SetupPart>
          <SetupPart name="voting">
            <VotingPart />
          </SetupPart>
          <SetupPart name="rules">
            <RulesPart />
          </SetupPart>
          <SetupPart name="schedule">
            <SchedulePart judged={judged} />
          </SetupPart>
          <SetupPart name="expansion">
            <ExpansionEditor />
          </SetupPart>
          <SetupPart name="conduct" note={t('conductNote')}>
            <ConductEditor words={props.words} />
            <DraftTextarea
              path="genres"
              label={t('genres')}
              hint={t('genresHint', { list: props.genres })}
              rows={4}
              className="mt-5"
            />
          </SetupPart>
          <SetupPart name="team">
            <DraftCheckbox path="hostReview">{t('hostReview')}</DraftCheckbox>
            <DraftCheckbox path="assistantSecrets">{t('assistantSecrets')}</DraftCheckbox>
            <DraftCheckbox path="assistantAccounts">{t('assistantAccounts')}</DraftCheckbox>
            <DraftCheckbox path="flagsOpen">{t('flagsOpen')}</DraftCheckbox>
            <DraftCheckbox path="openGraveyardSecrets">{t('openGraveyardSecrets')}</DraftCheckbox>
            <DraftNumber
              path="similarPercent"
              label={t('similarPercent')}
              hint={t('similarHint')}
              className="cell-field-wide mt-5"
            />
          </SetupPart>
        </div>
        <aside className="side-sticky setup-side">
          <Summary judged={judged} left={rows.at(-1)?.livingAfter ?? 0} ratio={ratio} />
          <Button
            type="submit"
            tone="solid"
            wide
            pending={pending}
            {...(sent && judged.faults.length > 0 && { reason: t('faultsReason', { count: judged.faults.length }) })}
          >
            {t(props.slug ? 'save' : 'saveNew')}
          </Button>
          <nav className="only-wide mt-5" aria-label={t('contents')}>
            <ol className="toc">
              {PARTS.map((part) => (
                <li key={part}>
                  <a href={`#${part}`}>{t(`parts.${part}`)}</a>
                </li>
              ))}
            </ol>
          </nav>
        </aside>
      </form>
    </DraftProvider>
  )
}

function SetupPart({ name, note, children }: { name: (typeof PARTS)[number]; note?: ReactNode; children: ReactNode }) {
  const t = useTranslations('setup')
  return (
    <Part id={name} title={t(`parts.${name}`)} note={note}>
      {children}
    </Part>
  )
}

function Faults(props: { faults: readonly DraftFault[]; warnings: readonly DraftFault[]; sent: boolean }) {
  const t = useTranslations('setup')
  const text = useFaultText()
  const name = useFieldName()
  const go = (path: string) => (event: MouseEvent) => {
    const target = document.getElementById(anchorOf(path))
    if (!target) return
    event.preventDefault()
    for (let at = target.parentElement; at; at = at.parentElement) if (at instanceof HTMLDetailsElement) at.open = true
    target.scrollIntoView({ block: 'center' })
    const control = target.matches('input, select, textarea') ? target : target.querySelector('input, select, textarea')
    if (control instanceof HTMLElement) control.focus({ preventScroll: true })
  }
  const list = (faults: readonly DraftFault[]) => (
    <ul>
      {faults.map((fault) => (
        <li key={`${fault.path} ${fault.code}`}>
          <a href={`#${anchorOf(fault.path)}`} onClick={go(fault.path)}>
            {t('faultAt', { field: name(fault.path), fault: text(fault) })}
          </a>
        </li>
      ))}
    </ul>
  )
  return (
    <>
      {props.sent && props.faults.length > 0 && (
        <div className="note note-seal mb-4">
          <b>{t('faultsTitle', { count: props.faults.length })}</b>
          {list(props.faults)}
        </div>
      )}
      {props.warnings.length > 0 && (
        <div className="note mb-4">
          <b>{t('warningsTitle')}</b>
          {list(props.warnings)}
        </div>
      )}
    </>
  )
}

function Undone({ preset, onUndo }: { preset: SetupDraft['preset']; onUndo: () => void }) {
  const t = useTranslations('setup')
  const tiesha = useTranslations('tiesha')
  return (
    <>
      {t('presetApplied', { preset: tiesha(`presets.${preset}`) })}
      <Button tone="plain" onClick={onUndo}>
        {t('undo')}
      </Button>
    </>
  )
}

function GamePart({ boards, zones }: Pick<SetupFormProps, 'boards' | 'zones'>) {
  const t = useTranslations('setup')
  return (
    <div className="stack">
      <DraftInput path="title" label={t('title')} hint={t('titleHint')} maxLength={60} autoComplete="off" />
      <div className="pair-grid">
        <DraftSelect path="boardId" label={t('board')} hint={t('boardHint')}>
          <BoardOptions boards={boards} />
        </DraftSelect>
        <DraftSelect path="visibility" label={t('visibility')}>
          <VisibilityOptions />
        </DraftSelect>
        <DraftSelect path="timeZone" label={t('timeZone')}>
          <ZoneOptions zones={zones} />
        </DraftSelect>
        <span />
        <DraftInput path="signUpCloses" type="datetime-local" label={t('signUpCloses')} hint={t('dateHint')} />
        <DraftInput path="startsAt" type="datetime-local" label={t('startsAt')} hint={t('startsAtHint')} />
      </div>
      <DraftTextarea path="about" label={t('about')} hint={t('aboutHint')} rows={6} maxLength={4000} />
    </div>
  )
}

function TimesPart() {
  const t = useTranslations('setup')
  return (
    <>
      <div className="figure-grid">
        <DraftInput path="iouDue" type="time" step={1} label={t('iouDue')} />
        <DraftInput path="voteClose" type="time" step={1} label={t('voteClose')} />
        <DraftInput path="postClose" type="time" step={1} label={t('postClose')} />
        <DraftNumber path="overtimeMinutes" label={t('overtimeMinutes')} />
        <DraftNumber path="proxyMinutes" label={t('proxyMinutes')} />
      </div>
      <p className="meta mt-3">{t('timesHint')}</p>
      <div className="pair-grid mt-5">
        <DraftInput path="voteReminders" label={t('voteReminders')} maxLength={60} autoComplete="off" />
        <DraftInput path="iouReminders" label={t('iouReminders')} maxLength={60} autoComplete="off" />
      </div>
      <p className="meta mt-3">{t('remindersHint')}</p>
      <div className="figure-grid mt-5">
        <DraftNumber path="words.reportIn" label={t('wordsReportIn')} />
        <DraftNumber path="words.killPost" label={t('wordsKillPost')} />
        <DraftNumber path="words.iou" label={t('wordsIou')} />
        <DraftNumber path="words.quotePercent" label={t('quotePercent')} />
      </div>
    </>
  )
}

function VotingPart() {
  const t = useTranslations('setup')
  return (
    <>
      <DraftSelect path="ballots" label={t('ballots')} className="cell-field-wide">
        <option value="open">{`${t('ballotsOpen')}　${t('ballotsOpenNote')}`}</option>
        <option value="closed">{`${t('ballotsClosed')}　${t('ballotsClosedNote')}`}</option>
        <option value="secret">{`${t('ballotsSecret')}　${t('ballotsSecretNote')}`}</option>
      </DraftSelect>
      <DraftCheckbox path="revote">{t('revote')}</DraftCheckbox>
      <DraftCheckbox path="postKilledHalfVote">{t('postKilledHalfVote')}</DraftCheckbox>
    </>
  )
}

function RulesPart() {
  const t = useTranslations('setup')
  return (
    <>
      <div className="figure-grid">
        <DraftSelect path="victory" label={t('victory')}>
          <option value="score">{t('victoryScore')}</option>
          <option value="elimination">{t('victoryElimination')}</option>
        </DraftSelect>
        <DraftSelect path="abandoned" label={t('abandoned')}>
          <option value="suicide">{t('abandonedSuicide')}</option>
          <option value="lapse">{t('abandonedLapse')}</option>
        </DraftSelect>
        <DraftNumber path="bombsArmedThroughRound" label={t('bombsArmedThroughRound')} hint={t('bombsHint')} />
        <DraftNumber path="allianceAfterBlackOut" label={t('allianceAfterBlackOut')} />
        <DraftNumber path="allianceAfterRound" label={t('allianceAfterRound')} />
      </div>
      <DraftCheckbox path="ious">{t('ious')}</DraftCheckbox>
    </>
  )
}

function SchedulePart({ judged }: { judged: Judged }) {
  const t = useTranslations('setup')
  const { startsAt, signUpClosesAt, resolved, timeZone: zone } = useDeferredValue(judged)
  const plan = useMemo(() => {
    if (startsAt === null) return null
    const rounds = planSchedule(resolved, zone, startsAt)
    return { rounds, days: calendarOf(rounds, zone, startsAt, signUpClosesAt) }
  }, [resolved, zone, startsAt, signUpClosesAt])
  if (!plan) return <p className="meta">{t('scheduleNone')}</p>
  return <Schedule {...plan} zone={zone} />
}

function Summary(props: { judged: Judged; left: number; ratio: { white: number; black: number } }) {
  const t = useTranslations('setup')
  const time = useTimeText()
  const { resolved, seats, startsAt, timeZone: zone } = props.judged
  const end = startsAt === null ? null : planSchedule(resolved, zone, startsAt).at(-1)?.voteCloses
  return (
    <dl className="facts" aria-live="polite">
      <dt>{t('summarySeats')}</dt>
      <dd>{seats}</dd>
      <dt>{t('summaryRounds')}</dt>
      <dd>{resolved.rounds.length}</dd>
      <dt>{t('summaryLeft')}</dt>
      <dd className={props.left < 0 ? 'urgent' : undefined}>{String(props.left).replace('-', '−')}</dd>
      <dt>{t('summaryRatio')}</dt>
      <dd>
        {props.ratio.white} : {props.ratio.black}
      </dd>
      {end && (
        <>
          <dt className="only-wide">{t('summaryEnd')}</dt>
          <dd className="only-wide">{time.instant(end, zone, 'minute')}</dd>
        </>
      )}
    </dl>
  )
}

/** The browser asks before a page with unsaved changes is left. */
function useLeaveWarning(changed: boolean): void {
  useEffect(() => {
    if (!changed) return
    const ask = (event: BeforeUnloadEvent) => event.preventDefault()
    window.addEventListener('beforeunload', ask)
    return () => window.removeEventListener('beforeunload', ask)
  }, [changed])
}
