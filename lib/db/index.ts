export { db, isUnholdable, isUniqueViolation, type Tx, transaction } from './client'
export { freezeTestClock, now, setTestClock } from './clock'
