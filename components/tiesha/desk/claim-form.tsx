import { useTranslations } from 'next-intl'
import { Button } from '@/components/ui/button'
import { SelectField } from '@/components/ui/field'
import { Form } from '@/components/ui/form'
import type { Group } from '@/lib/engine/rulesets/tiesha/roles'
import { useTerms } from '../terms'
import { Consequences } from './ask-once'
import type { DeskAction, DeskContext, Nameable } from './desk-form'
import { DeskFields, TargetFields } from './target-fields'

interface ClaimFormProps extends DeskContext {
  action: DeskAction
  groups: readonly Group[]
  targets: readonly Nameable[]
  codes: readonly string[]
  abandoned: 'suicide' | 'lapse'
  ious: boolean
  /** The seat holds a claim already: what a second one takes (T5.1). */
  second: boolean
}

/** Claims a slot by naming a target and, if one likes, a guess; says before what that binds to (T5.1, T5.6). */
export function ClaimForm(props: ClaimFormProps) {
  const t = useTranslations('desk')
  const terms = useTerms()
  const { groups, abandoned, ious } = props
  return (
    <Form action={props.action}>
      <DeskFields slug={props.slug} round={props.round} formKey={props.formKey} />
      <div className="stack">
        {groups.length === 1 ? (
          <input type="hidden" name="group" value={groups[0]} />
        ) : (
          <SelectField name="group" label={t('slot')}>
            {groups.map((group) => (
              <option key={group} value={group}>
                {terms.group(group)}
              </option>
            ))}
          </SelectField>
        )}
        <TargetFields targets={props.targets} codes={props.codes} />
        <Consequences
          lines={[
            t('claim.bound', { ious: ious ? 'yes' : 'no' }),
            t(abandoned === 'suicide' ? 'claim.abandoned' : 'claim.lapses', { ious: ious ? 'yes' : 'no' }),
            ...(props.second ? [t('claim.second')] : []),
          ]}
        />
        <Button type="submit" tone="solid" wide>
          {t(props.second ? 'claim.doSecond' : 'claim.do')}
        </Button>
      </div>
    </Form>
  )
}
