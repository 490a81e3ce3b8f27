import type { Balance } from './balance'

/** J5.5: what a run is judged by. Shares from 0 to 1, nights counted. */
const TARGETS = {
  league: [0.48, 0.52],
  character: [0.38, 0.62],
  bystanders: [0.2, 0.45],
  nights: [4, 8],
} as const

type Range = readonly [least: number, most: number]
const within = (value: number, [least, most]: Range): boolean => value >= least && value <= most

const percent = (value: number): string => `${(100 * value).toFixed(1)}%`
const range = ([least, most]: Range): string => `${percent(least)}–${percent(most)}`

interface Row {
  what: string
  value: string
  target: string
  met: boolean
}

/** The table of J5.5 as lines of text, and whether every target of it is met. */
export function tableOf(runs: readonly Balance[]): { lines: string[]; met: boolean } {
  const rows = [...runs.flatMap(sizeRows), ...characterRows(runs)]
  const lines = [
    ...runs.flatMap((run) => [
      `${run.seats} seats: ${run.games} games, ${run.decided} won by a faction; ${endings(run)}`,
      `  missions: ${run.missions.map((row) => `${row.mission}: ${percent(row.succeeded / row.had)}`).join(', ')}`,
    ]),
    '',
    ...rows.map(({ what, value, target, met }) => `${met ? 'ok  ' : 'MISS'} ${what}: ${value} (${target})`),
  ]
  return { lines, met: rows.every((row) => row.met) }
}

function sizeRows({ seats, league, bystanders, medianNights }: Balance): Row[] {
  const row = (what: string, value: number, target: Range): Row => {
    return { what: `${seats} seats, ${what}`, value: percent(value), target: range(target), met: within(value, target) }
  }
  return [
    row('league, of games won by a faction', league, TARGETS.league),
    row('bystanders that succeed', bystanders, TARGETS.bystanders),
    {
      what: `${seats} seats, median nights`,
      value: `${medianNights}`,
      target: TARGETS.nights.join('–'),
      met: within(medianNights, TARGETS.nights),
    },
  ]
}

/** A character's side, counted when it was league or guild, over both sizes. */
function characterRows(runs: readonly Balance[]): Row[] {
  const names = runs[0]?.characters.map((entry) => entry.character) ?? []
  return names.flatMap((character): Row[] => {
    const entries = runs.flatMap((run) => run.characters.filter((entry) => entry.character === character))
    const played = entries.reduce((sum, entry) => sum + entry.played, 0)
    if (played === 0) return []
    const share = entries.reduce((sum, entry) => sum + entry.won, 0) / played
    const met = within(share, TARGETS.character)
    return [{ what: `${character}, ${played} times`, value: percent(share), target: range(TARGETS.character), met }]
  })
}

const endings = ({ endings, games }: Balance): string =>
  Object.entries(endings)
    .sort(([a], [b]) => a.localeCompare(b))
    .map(([reason, count]) => `${reason} ${percent(count / games)}`)
    .join(', ')
