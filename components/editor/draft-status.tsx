'use client'

import { useFormatter, useTranslations } from 'next-intl'
import { useState } from 'react'
import { Button } from '@/components/ui/button'
import { Dialog } from '@/components/ui/dialog'
import { Link } from '@/components/ui/link'
import type { OldDraft } from '@/lib/forum/drafts'
import { countDocument } from '@/lib/text'
import type { DraftKeeper, DraftState, Text } from './draft-keeper'
import { loadOldDrafts } from './draft-server'

interface DraftStatusProps {
  state: DraftState
  keeper: DraftKeeper | null
  scope: string
  take: (text: Text) => void
}

/** The line below the text: where the draft is safe, and what to do about a newer one in another window. */
export function DraftStatus({ state, keeper, scope, take }: DraftStatusProps) {
  const t = useTranslations('editor')
  const clock = useClock()
  const { phase, other, savedAt, old } = state
  const trouble = other !== undefined || phase === 'offline' || phase === 'signedOut' || phase === 'posted'
  return (
    <div className="status">
      {/* Only trouble is read out; a note at each save would be noise. */}
      <span role="status">
        {trouble &&
          (other !== undefined ? (
            <>
              {other
                ? t('otherWindow', { time: clock(other.savedAt), n: countDocument(other.doc).total })
                : t('otherWindowPosted')}{' '}
              <Button tone="plain" onClick={() => void keeper?.choose('this')}>
                {t('keepThis')}
              </Button>
              {other && (
                <Button tone="plain" onClick={() => void keeper?.choose('other')}>
                  {t('takeOther')}
                </Button>
              )}
            </>
          ) : phase === 'signedOut' ? (
            <>
              {t('signedOut')}{' '}
              <Link href="/sign-in" target="_blank">
                {t('signInAgain')}
              </Link>
            </>
          ) : (
            t(`phase.${phase}`)
          ))}
      </span>
      {!trouble && (
        <span data-testid="draft-state">
          {phase === 'saved' && savedAt !== null ? t('savedAt', { time: clock(savedAt) }) : t(`phase.${phase}`)}
        </span>
      )}
      {old > 0 && <OldDrafts scope={scope} n={old} take={take} />}
    </div>
  )
}

function OldDrafts({ scope, n, take }: { scope: string; n: number; take: (text: Text) => void }) {
  const t = useTranslations('editor')
  const clock = useClock()
  const [open, setOpen] = useState(false)
  const [drafts, setDrafts] = useState<OldDraft[] | null>(null)
  const show = async (opening: boolean) => {
    setOpen(opening)
    if (opening) setDrafts(await loadOldDrafts(scope).catch(() => []))
  }
  return (
    <span className="row-end">
      <Dialog
        title={t('oldDrafts')}
        open={open}
        onOpenChange={(opening) => void show(opening)}
        trigger={<Button tone="plain">{t('oldDraftsCount', { n })}</Button>}
      >
        <p className="meta mt-2">{t('oldDraftsNote')}</p>
        {drafts === null && <p className="meta mt-4">{t('phase.loading')}</p>}
        <ul className="stack mt-4">
          {drafts?.map((draft) => (
            <li key={draft.id} className="row">
              <span className="song">{draft.title || t('untitled')}</span>
              <span className="meta">
                {clock(draft.savedAt)}　{t('words', { n: countDocument(draft.doc).total })}
              </span>
              <Button
                className="row-end"
                onClick={() => {
                  take(draft)
                  setOpen(false)
                }}
              >
                {t('takeThis')}
              </Button>
            </li>
          ))}
        </ul>
      </Dialog>
    </span>
  )
}

/** A clock time of today, or day and time, in the reader's zone. */
function useClock(): (at: number) => string {
  const format = useFormatter()
  // The browser's own zone: this is a note on this desk, not a time of the game.
  const { timeZone } = Intl.DateTimeFormat().resolvedOptions()
  return (at) => {
    const isToday = new Date(at).toDateString() === new Date().toDateString()
    const time = { hour: '2-digit', minute: '2-digit', second: '2-digit', hourCycle: 'h23', timeZone } as const
    return format.dateTime(at, isToday ? time : { month: 'short', day: 'numeric', ...time })
  }
}
