import type { FormState } from '@/components/ui/form-context'

/** A server action of the desk. */
export type DeskAction = (previous: FormState, form: FormData) => Promise<FormState>

/** A seat that a form can name. */
export interface Nameable {
  seat: number
  alias: string
}

/** What every form of the desk sends beside its inputs. */
export interface DeskContext {
  slug: string
  /** The round of the running posting: a form drawn for another one is stale. */
  round: number
  /** Idempotency key of the form, new with each rendering. */
  formKey: string
}
