import { useTranslations } from 'next-intl'
import { RoundTable } from '@/components/game/round-table'
import { Button, ButtonLink } from '@/components/ui/button'
import { Form } from '@/components/ui/form'
import type { FormAction } from '@/components/ui/form-action'
import { Empty } from '@/components/ui/notice'
import { Part } from '@/components/ui/part'
import { type ResolvedConfig, type Row, tableArithmetic } from '@/lib/engine/rulesets/tiesha'
import type { RoleCount } from '@/lib/engine/rulesets/tiesha/config'

interface FitProps {
  slug: string
  config: ResolvedConfig
  seats: number
  accepted: number
  /** What fit-config.ts suggests for this number. */
  suggestion: { roles: RoleCount[]; rounds: Row[] }
  sound: boolean
  action: FormAction
}

/** Fits the table to the players taken (T3.1): the change with its sums, before it is made. */
export function FitPanel({ slug, config, seats, accepted, suggestion, sound, action }: FitProps) {
  const t = useTranslations('recruit.host')
  if (accepted === seats) return null
  const rangers = (roles: readonly RoleCount[]) => roles.find((one) => one.role === 'ranger')?.count ?? 0
  const before = rangers(config.roles ?? [])
  const after = rangers(suggestion.roles)
  const { rows } = tableArithmetic({ ...config, ...suggestion }, accepted)
  return (
    <Part id="fit" title={t('fit')} note={t('fitNeeded', { accepted, seats })}>
      {sound ? (
        <>
          <p>
            {t('fitSuggestion', { accepted })}
            <b>{before === after ? t('fitRangersSame', { after }) : t('fitRangers', { before, after })}</b>
            {rows.length !== config.rounds.length && (
              <>　{t('fitRounds', { before: config.rounds.length, after: rows.length })}</>
            )}
          </p>
          <div className="mt-3">
            <RoundTable
              label={t('fitRows')}
              rows={rows.map((row) => ({ ...row, before: row.livingAfter + row.deaths }))}
            />
          </div>
          <Form action={action} className="row mt-4">
            <input type="hidden" name="slug" value={slug} />
            <input type="hidden" name="players" value={accepted} />
            <Button type="submit" tone="solid">
              {t('fitDo')}
            </Button>
            <ButtonLink href={`/g/${slug}/setup`}>{t('edit')}</ButtonLink>
            <span className="meta">{t('fitNote')}</span>
          </Form>
        </>
      ) : (
        <Empty
          title={t('fitImpossible', {
            special: (config.roles ?? []).reduce((sum, one) => sum + (one.role === 'ranger' ? 0 : one.count), 0),
            accepted,
          })}
          action={<ButtonLink href={`/g/${slug}/setup`}>{t('edit')}</ButtonLink>}
        />
      )}
    </Part>
  )
}
