import { useTranslations } from 'next-intl'
import { ButtonLink } from '@/components/ui/button'
import { Countdown } from '@/components/ui/countdown'
import { Time } from '@/components/ui/time'
import { chineseNumber } from '@/components/ui/time-format'
import type { HomeDue } from './types'

/** 等你落笔的事: one line each with its deadline and the way there; the first one's button is red, and only that one's. */
export function DueList({ due, now }: { due: readonly HomeDue[]; now: number }) {
  const t = useTranslations('home')
  return (
    <ul>
      {due.map((item, i) => (
        <li key={`${item.href} ${item.kind}`} className="due">
          <div>
            <p className="what">{t('dueWhat', { game: item.game, what: t(`dueTitle.${item.kind}`, figures(item)) })}</p>
            <p className="meta">{t(`dueDetail.${item.kind}`, figures(item))}</p>
          </div>
          <div>
            {item.closes !== null && (
              <>
                <p className="left">
                  <Countdown until={item.closes} serverNow={now} />
                </p>
                <p className="meta">
                  <Time at={item.closes} zone={item.zone} now={now} /> {t(`dueCloses.${item.kind}`)}
                </p>
              </>
            )}
          </div>
          <ButtonLink tone={i === 0 ? 'seal' : i === 1 ? 'solid' : 'paper'} href={item.href}>
            {t(`dueAct.${item.kind}`)}
          </ButtonLink>
        </li>
      ))}
    </ul>
  )
}

/** The figures of a line, each also in Chinese numerals. */
function figures(item: HomeDue): Record<string, string | number> {
  const both = (name: string, n: number) => ({ [name]: n, [`${name}Han`]: chineseNumber(n) })
  switch (item.kind) {
    case 'vote':
      return { ...both('round', item.round), ...both('picks', item.picks) }
    case 'overtime':
    case 'act':
    case 'dayVote':
    case 'tableVote':
      return both('round', item.round)
    case 'reportIn':
      return { words: item.words, draft: item.draft }
    case 'desk':
      return both('count', item.count)
    case 'recruit':
      return { signedUp: item.signedUp, places: item.places }
    case 'secret':
    case 'pick':
    case 'speak':
      return {}
    default:
      return item satisfies never
  }
}
