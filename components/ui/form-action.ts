import type { FormState } from '@/components/ui/form-context'

/** A server action of a form, handed down by the page. */
export type FormAction = (previous: FormState, form: FormData) => Promise<FormState>
