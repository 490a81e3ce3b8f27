/**
 * Names of the night form's fields (J3), for the page that draws it, the summary beside it and the action that reads it.
 * Names of skills and items stand in them as the rules write them.
 */
export const FIELDS = {
  move: 'move',
  use: (skill: string) => `use.${skill}`,
  target: (skill: string) => `target.${skill}`,
  item: (skill: string) => `item.${skill}`,
  what: (skill: string) => `what.${skill}`,
  /** How many of a medicine or material are used. */
  count: (item: string) => `count.${item}`,
  /** On whom the n-th of a drug is used. */
  drug: (item: string, n: number) => `drug.${item}.${n}`,
  /** '' leaves the slot alone, UNEQUIP empties it, else what goes into it. */
  slot: 'slot',
} as const
export const UNEQUIP = '-'

/** An action as the form sends it; the rules judge it. */
export interface SentAction {
  move?: string
  skills: { skill: string; target?: number; item?: string; what?: string }[]
  uses: { item: string; target?: number }[]
  equip?: string
  unequip?: true
}

/** Nobody holds more of a thing; the rules refuse what is not there. */
const MOST_USES = 99

/** The action that a form holds, in the order of its fields; what is not ticked or left open is not in it. */
export function actionOfForm(form: FormData): SentAction {
  const text = (name: string): string => {
    const value = form.get(name)
    return typeof value === 'string' ? value : ''
  }
  const action: SentAction = { skills: [], uses: [] }
  const move = text(FIELDS.move)
  if (move !== '') action.move = move
  for (const [name, value] of form) {
    if (typeof value !== 'string' || value === '') continue
    const [kind = '', subject = ''] = name.split('.')
    if (kind === 'use') {
      const target = seatOf(text(FIELDS.target(subject)))
      const item = text(FIELDS.item(subject))
      const what = text(FIELDS.what(subject))
      action.skills.push({
        skill: subject,
        ...(target !== null && { target }),
        ...(item !== '' && { item }),
        ...(what !== '' && { what }),
      })
    }
    if (kind === 'count')
      for (let i = Math.min(Number.parseInt(value, 10) || 0, MOST_USES); i > 0; i--) action.uses.push({ item: subject })
    if (kind === 'drug') {
      const target = seatOf(value)
      if (target !== null) action.uses.push({ item: subject, target })
    }
  }
  const slot = text(FIELDS.slot)
  if (slot === UNEQUIP) action.unequip = true
  else if (slot !== '') action.equip = slot
  return action
}

export const isEmptyAction = ({ move, skills, uses, equip, unequip }: SentAction): boolean =>
  move === undefined && skills.length === 0 && uses.length === 0 && equip === undefined && !unequip

const seatOf = (value: string): number | null => (/^[1-9]\d{0,3}$/.test(value) ? Number(value) : null)
