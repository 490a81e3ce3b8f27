import { createContext } from 'react'

/** A refusal as the edge gets it: a stable code and its data; the text is `refusal.<code>` in messages. */
export interface RefusalLike {
  code: string
  data?: Record<string, string | number>
}

/**
 * What an action of a form answers. `fields` names the faulty inputs. `null` before the first send.
 * With JavaScript inputs keep what was typed by themselves (see Form); `values` brings it back to a browser without.
 */
export type FormState<T = unknown> =
  | { ok: true; value?: T }
  | { ok: false; refusal?: RefusalLike; fields?: Record<string, RefusalLike>; values?: Record<string, string> }
  | null

export const FormContext = createContext<{ state: FormState; pending: boolean }>({ state: null, pending: false })
