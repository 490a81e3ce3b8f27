/** A deadline is the last second that counts (T2.2): an action stamped within it is in time. */
export const OWN_SECOND = 1000

/** A deadline settles at the instant one second later. */
export const settlesAt = (closes: number): number => closes + OWN_SECOND

/** The deadline of something that begins at `at` and lasts so many milliseconds, cut to its whole second. */
export const closesAfter = (at: number, length: number): number => Math.floor((at + length) / OWN_SECOND) * OWN_SECOND
