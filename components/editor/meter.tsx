'use client'

import { useTranslations } from 'next-intl'
import type { ReactNode } from 'react'
import { withinQuoteLimit } from '@/lib/text'
import { useWriting } from './writing'

/** What the writing form still lacks; null if it may be sent. */
export function useShortcoming(): string | null {
  const t = useTranslations('editor')
  const { counts, limits } = useWriting()
  if (!counts) return null
  const missing = (limits.minOriginal ?? 0) - counts.original
  if (missing > 0) return t('missing', { n: missing })
  if (counts.total === 0) return t('emptyText')
  const { quotePercent } = limits
  if (quotePercent !== undefined && !withinQuoteLimit(counts, quotePercent))
    return t('tooMuchQuoted', { share: share(counts), percent: quotePercent })
  return null
}

/** The quoted share in percent, to one decimal, rounded up so that a share over the limit never looks within it. */
function share({ quoted, total }: { quoted: number; total: number }): number {
  return total === 0 ? 0 : Math.ceil((quoted * 1000) / total) / 10
}

/**
 * The live meter (T5.2): original words against their least, quoted share against its most.
 * `marks` are further figures on the scale, such as an IOU's. `children` (a button, what happens on sending) stand below.
 */
export function Meter({ marks = [], children }: { marks?: { at: number; label: string }[]; children?: ReactNode }) {
  const t = useTranslations('editor')
  const { counts, limits } = useWriting()
  const { original, quoted, total } = counts ?? { original: 0, quoted: 0, total: 0 }
  const { minOriginal, quotePercent } = limits
  const missing = Math.max(0, (minOriginal ?? 0) - original)
  const scale = Math.max((minOriginal ?? 0) * 1.5, ...marks.map((m) => m.at))
  const percent = share({ quoted, total })
  const over = quotePercent !== undefined && !withinQuoteLimit({ quoted, total }, quotePercent)
  return (
    <section
      className="slip-paper meter stack"
      style={{ '--gap': '16px' } as React.CSSProperties}
      aria-label={t('meter')}
    >
      <div>
        <div className="line">
          <span className="meta">{t('original')}</span>
          <b data-testid="original-words">{original}</b>
          {minOriginal !== undefined && (
            <span className="meta">
              {missing > 0 ? t('stillMissing', { n: missing, min: minOriginal }) : t('enough')}
            </span>
          )}
        </div>
        {minOriginal !== undefined && scale > 0 && (
          <>
            <div
              className="bar"
              role="progressbar"
              aria-valuenow={Math.min(original, scale)}
              aria-valuemin={0}
              aria-valuemax={scale}
              aria-label={t('originalWords')}
            >
              <i style={{ width: `${Math.min(100, (original / scale) * 100)}%` }} />
              {[{ at: minOriginal, label: '' }, ...marks].map((m) => (
                <b key={m.at} style={{ insetInlineStart: `${(m.at / scale) * 100}%` }} />
              ))}
            </div>
            {marks.length > 0 && <p className="meta">{marks.map((m) => `${m.at} ${m.label}`).join('　')}</p>}
          </>
        )}
      </div>
      {quotePercent !== undefined && (
        <div>
          <div className="line">
            <span className="meta">{t('quoted')}</span>
            <b data-testid="quoted-words">{quoted}</b>
            <span className={over ? 'meta urgent' : 'meta'}>
              {t('share', { share: percent, percent: quotePercent })}
            </span>
          </div>
          <div
            className={over ? 'bar bar-over' : 'bar'}
            role="progressbar"
            aria-valuenow={Math.min(percent, quotePercent * 2)}
            aria-valuemin={0}
            aria-valuemax={quotePercent * 2}
            aria-label={t('quotedShare')}
          >
            <i style={{ width: `${Math.min(100, (percent / (quotePercent * 2)) * 100)}%` }} />
            <b style={{ insetInlineStart: '50%' }} />
          </div>
        </div>
      )}
      <p className="meta">{t('asWord')}</p>
      {children}
    </section>
  )
}
