import { useTranslations } from 'next-intl'
import { AliasName, CodeName } from '@/components/game/names'
import { useTerms } from '@/components/tiesha/terms'
import { Link } from '@/components/ui/link'
import { Notice, Tag } from '@/components/ui/notice'
import { Part } from '@/components/ui/part'
import { Table } from '@/components/ui/table'
import { Time } from '@/components/ui/time'
import type { TieshaView } from '@/lib/engine/rulesets/tiesha'

interface SlotsTableProps {
  slug: string
  view: TieshaView
  now: number
}

/** One line of the desk: a claim, a kill post or an IOU of the running round. */
interface Line {
  key: string
  slot: string | null
  author: number | null
  code: string | null
  target: number
  guess: string | null
  state: 'open' | 'posted' | 'iou' | 'filled' | 'flying' | 'void'
  at: number
  due: number | null
  words: { original: number; quoted: number } | null
  href: string | null
}

/** 帖位与白条: claims while posting is open, then what was posted; who still owes, and what nobody has claimed. */
export function SlotsTable({ slug, view, now }: SlotsTableProps) {
  const t = useTranslations('host')
  const terms = useTerms()
  const lines = linesOf(view, slug, (claim) => terms.group(claim.group))
  const unclaimed = (view.host?.slots ?? []).filter((slot) => slot.count > slot.taken && !slot.lapsing)
  const alias = (seat: number) => view.seats.find((one) => one.seat === seat)
  const who = (seat: number) => {
    const player = alias(seat)
    return player && <AliasName slug={slug} alias={player.alias} out={!player.living} />
  }
  return (
    <Part id="slots" title={t('slots')} note={t('slotsNote', { round: terms.round(view.round) })}>
      {lines.length === 0 ? (
        <p className="meta">{t((view.row?.slots.length ?? 0) === 0 ? 'slotsNone' : 'slotsQuiet')}</p>
      ) : (
        <Table
          label={t('slotsRows')}
          fold
          rows={lines}
          rowKey={(line) => line.key}
          columns={[
            {
              key: 'slot',
              head: t('slot'),
              cell: (line) => (
                <>
                  {line.code && <CodeName>{line.code}</CodeName>}{' '}
                  {line.slot && <span className="meta">{line.slot}</span>}
                </>
              ),
            },
            {
              key: 'author',
              head: t('author'),
              cell: (line) => (line.author === null ? <span className="meta">{t('unknown')}</span> : who(line.author)),
            },
            { key: 'target', head: t('target'), cell: (line) => who(line.target) },
            {
              key: 'guess',
              head: t('guess'),
              cell: (line) => (line.guess ? <CodeName>{line.guess}</CodeName> : t('noGuess')),
            },
            {
              key: 'state',
              head: t('state'),
              cell: (line) => (
                <>
                  {line.href ? (
                    <Link href={line.href}>
                      <Tag>{t(`states.${line.state}`)}</Tag>
                    </Link>
                  ) : (
                    <Tag tone={line.state === 'void' ? 'void' : undefined}>{t(`states.${line.state}`)}</Tag>
                  )}{' '}
                  <span className="meta">
                    <Time at={line.at} zone={view.timeZone} now={now} tip={false} clockOnly />
                    {line.due !== null && (
                      <>
                        {' '}
                        {t.rich('debt', {
                          time: () => <Time at={line.due ?? 0} zone={view.timeZone} now={now} tip={false} />,
                        })}
                      </>
                    )}
                  </span>
                </>
              ),
            },
            {
              key: 'words',
              head: t('words'),
              fig: true,
              cell: (line) => (line.words ? `${line.words.original} / ${line.words.quoted}` : ''),
            },
          ]}
        />
      )}
      {unclaimed.length > 0 && (
        <Notice className="mt-3">
          {t('unclaimed', {
            list: terms.slots({
              picks: 1,
              out: 0,
              slots: unclaimed.map((slot) => ({ group: slot.group, count: slot.count - slot.taken })),
            }),
          })}
        </Notice>
      )}
    </Part>
  )
}

function linesOf(
  view: TieshaView,
  slug: string,
  groupName: (claim: NonNullable<NonNullable<TieshaView['host']>['claims']>[number]) => string,
): Line[] {
  const code = (seat: number) => view.seats.find((one) => one.seat === seat)?.code ?? null
  const claims = (view.host?.claims ?? []).filter((claim) => claim.state === 'open')
  const open = claims.map(
    (claim): Line => ({
      key: `claim ${claim.seat} ${claim.group}`,
      slot: groupName(claim),
      author: claim.seat,
      code: code(claim.seat),
      target: claim.target,
      guess: claim.guess,
      state: 'open',
      at: claim.at,
      due: null,
      words: null,
      href: null,
    }),
  )
  const strikes = view.strikes.filter((strike) => strike.round === view.round || strike.due !== null)
  return [
    ...strikes.map((strike): Line => {
      const claim = (view.host?.claims ?? []).find((one) => one.seat === strike.author && one.at === strike.at)
      return {
        key: strike.strike,
        slot: claim ? groupName(claim) : null,
        author: strike.author,
        code: strike.code,
        target: strike.target,
        guess: strike.guess,
        state: strike.ruling?.void
          ? 'void'
          : strike.kind === 'flying'
            ? 'flying'
            : strike.kind === 'post'
              ? 'posted'
              : strike.filledAt === null
                ? 'iou'
                : 'filled',
        at: strike.filledAt ?? strike.at,
        due: strike.due,
        words: strike.words,
        href: strike.post === null ? null : `/g/${slug}/kills/${strike.strike}`,
      }
    }),
    ...open,
  ]
}
