import { useTranslations } from 'next-intl'
import { Part } from '@/components/ui/part'
import { Table } from '@/components/ui/table'
import type { RoundView } from '@/lib/engine/rulesets/jingfei/view-types'
import { RoleTag, SeatName, type TableContext } from '../seats'
import { useJingfeiTerms } from '../terms'

/** The nights that are over: who was killed, and what this reader may know of the checks. */
export function Nights({ context, rounds }: { context: TableContext; rounds: readonly RoundView[] }) {
  const t = useTranslations('jingfei.nightPage')
  const jingfei = useTranslations('jingfei')
  const terms = useJingfeiTerms()
  const over = rounds.filter((round) => round.night.closedAt !== null)
  const checks = over.some((round) => round.night.check !== null)
  return (
    <Part id="nights" title={t('pastTitle')}>
      {over.length === 0 ? (
        <p className="meta">{t('before')}</p>
      ) : (
        <Table
          label={jingfei('tableOf', { title: t('pastTitle') })}
          tight
          rows={over}
          rowKey={({ round }) => round}
          columns={[
            { key: 'round', head: t('round'), cell: ({ round }) => terms.night(round) },
            {
              key: 'dead',
              head: t('dead'),
              cell: ({ night }) =>
                night.dead === null ? (
                  <span className="meta">{jingfei('nobody')}</span>
                ) : (
                  <SeatName context={context} seat={night.dead} />
                ),
            },
            ...(checks
              ? [
                  {
                    key: 'check',
                    head: t('check'),
                    cell: ({ night }: RoundView) =>
                      night.check && (
                        <>
                          <SeatName context={context} seat={night.check.seat} /> <RoleTag role={night.check.role} />
                        </>
                      ),
                  },
                ]
              : []),
          ]}
        />
      )}
    </Part>
  )
}
