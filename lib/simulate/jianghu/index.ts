/** Bots play 江湖: one game with its transcript, or thousands of them for the table of J5.5. */
export { type Balance, measure } from './balance'
export { type GameOptions, type PlayedGame, playGame, transcriptOf } from './play'
export { tableOf } from './targets'
