import type { Where } from './types'

/** Whom effects of several characters pick out. */
export const isMale: Where = (_field, _user, other) => other.sex === 'male'

/** Not normal; 散功 shows nowhere, so it does not count (J7.2). */
export const isAbnormal: Where = (_field, _user, other) => other.states.some((entry) => entry.state !== 'scattered')

export const isElsewhere: Where = (_field, user, other) => other.place !== user.place
