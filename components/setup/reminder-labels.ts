/** Whom the reminders before a close are for, by the games' rules: keys of messages `setup`. */
export const REMINDER_LABELS = {
  tiesha: 'voteReminders',
  jianghu: 'actReminders',
  jingfei: 'voteReminders',
} as const
