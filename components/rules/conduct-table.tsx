import { useTranslations } from 'next-intl'
import { Table } from '@/components/ui/table'
import { chineseNumber } from '@/components/ui/time-format'
import type { ConductRule } from '@/lib/play/setup'
import { useConductText } from './conduct'

/** The rules of conduct with the penalty of each (T17.4). */
export function ConductTable({ rules }: { rules: readonly ConductRule[] }) {
  const t = useTranslations('rulesThread.conduct')
  const thread = useTranslations('rulesThread')
  const parts = useTranslations('game-parts')
  const wording = useConductText()
  return (
    <div className="mt-3">
      <Table
        label={thread('rows', { title: t('title') })}
        fold
        rows={rules.map((rule, index) => ({ ...rule, index }))}
        rowKey={(rule) => rule.index}
        columns={[
          {
            key: 'n',
            head: t('number'),
            label: '',
            cell: (rule) => (
              <span className="song">
                {parts('ordinal', { n: rule.index + 1, nHan: chineseNumber(rule.index + 1) })}
              </span>
            ),
          },
          { key: 'rule', head: t('rule'), cell: (rule) => wording(rule) },
          { key: 'penalty', head: t('penalty'), cell: (rule) => t(rule.penalty === 'out' ? 'outPenalty' : 'warn') },
        ]}
      />
    </div>
  )
}
