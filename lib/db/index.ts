export { db, isUniqueViolation, type Tx, transaction } from './client'
export { now, setTestClock } from './clock'
