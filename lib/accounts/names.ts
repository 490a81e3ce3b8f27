import { z } from 'zod'

const graphemes = new Intl.Segmenter('zh', { granularity: 'grapheme' })
// Letters, figures and their marks of any script, and three signs that names use; no blanks, no controls, nothing invisible.
const PERMITTED = /^(?!.*\p{Default_Ignorable_Code_Point})[\p{L}\p{N}][\p{L}\p{M}\p{N}_·-]*$/u

/** Visible characters, as a reader would count them. */
function visibleLength(text: string): number {
  return [...graphemes.segment(text)].length
}

/** What must be unique about a username: width and letter case do not tell two names apart. */
export function usernameKey(username: string): string {
  return username.normalize('NFKC').toLowerCase().normalize('NFKC')
}

/** A username as typed on sign-up: trimmed and composed; 2 to 20 visible characters. Issues carry refusal codes. */
export const Username = z
  .string()
  .max(200, 'NAME_LONG')
  .transform((s) => s.trim().normalize('NFC'))
  .superRefine((name, context) => {
    const length = visibleLength(name)
    const fault =
      length < 2
        ? 'NAME_SHORT'
        : length > 20 || [...name].length > 40
          ? 'NAME_LONG'
          : PERMITTED.test(name) && PERMITTED.test(usernameKey(name))
            ? null
            : 'NAME_SIGNS'
    if (fault) context.addIssue({ code: 'custom', message: fault })
  })

/** A new password: at least 8 characters; bounded, because hashing costs time. Issues carry refusal codes. */
export const NewPassword = z.string().max(256, 'PASSWORD_LONG').min(8, 'PASSWORD_SHORT')
