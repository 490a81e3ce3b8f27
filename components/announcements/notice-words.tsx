import { useTranslations } from 'next-intl'
import type { ReactNode } from 'react'
import { Link } from '@/components/ui/link'
import { useMinutesText } from '@/components/ui/minutes-text'
import { Time } from '@/components/ui/time'
import type { GameNotice } from '@/lib/play/announcements'

/** What the application itself announces in games of every ruleset. */
export type PlainNotice = Exclude<GameNotice, { kind: 'reportRuled' }> & { at: number }

const KINDS: { [Kind in PlainNotice['kind']]: true } = {
  signUpOpened: true,
  setupChanged: true,
  dealt: true,
  reportInMissing: true,
  startMoved: true,
  mainHostChanged: true,
  remindersChanged: true,
  corrected: true,
  cancelled: true,
}

export const isPlainNotice = (data: { kind: string }): data is PlainNotice => Object.hasOwn(KINDS, data.kind)

/** The words of such an announcement; its headline is `reports.headline.<kind>`. */
export function NoticeWords(props: { slug: string; zone: string; now: number; data: PlainNotice }): ReactNode {
  const t = useTranslations('reports')
  const { slug, data } = props
  const at = (instant: number) => () => <Time at={instant} zone={props.zone} now={props.now} />
  switch (data.kind) {
    case 'signUpOpened':
    case 'cancelled':
      return <p>{t(`body.${data.kind}`)}</p>
    case 'setupChanged':
      return (
        <p>
          {t.rich('body.setupChanged', {
            seats: data.seats,
            rounds: data.rounds,
            known: data.startsAt === null ? 'no' : 'yes',
            time: at(data.startsAt ?? data.at),
          })}
        </p>
      )
    case 'dealt':
      return (
        <>
          <p>{t('body.dealt', { seats: data.seats })}</p>
          <p className="seed">
            <code>{data.seedHash}</code>
          </p>
        </>
      )
    case 'reportInMissing':
      return <p>{t('body.reportInMissing', { count: data.count })}</p>
    case 'startMoved':
      return <p>{t.rich('body.startMoved', { time: at(data.startsAt) })}</p>
    case 'corrected':
      return (
        <p>
          {t.rich('body.corrected', {
            n: data.of,
            link: (chunks) => <Link href={`/g/${slug}/announcements/${data.of}`}>{chunks}</Link>,
          })}
        </p>
      )
    case 'remindersChanged':
      return <RemindersChanged vote={data.vote} iou={data.iou} />
    case 'mainHostChanged':
      return <p>{t('body.mainHostChanged', { username: data.username })}</p>
  }
}

function RemindersChanged({ vote, iou }: { vote: readonly number[]; iou: readonly number[] | null }) {
  const t = useTranslations('reports')
  const minutes = useMinutesText()
  return <p>{t('body.remindersChanged', { vote: minutes(vote), iou: iou === null ? 'absent' : minutes(iou) })}</p>
}
