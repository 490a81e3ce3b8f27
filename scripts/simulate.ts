/**
 * `npm run -s simulate -- RULESET [--seed N] [OPTIONS]`: bots play a whole game; its transcript goes to standard output.
 * The same options print the same transcript. A wrong option: status 2, a message on standard error, nothing on standard
 * output. Options: `tiesha --preset classic-50 --houses 2 --roles expanded`; `jingfei --seats 12 --preset week-12
 * --speeches open`; `jianghu --seats 8`, or `jianghu --games 5000`: so many games of 8 seats and as many of 10, the table
 * of J5.5, and status 1 where it misses a target.
 */
import { parseArgs } from 'node:util'
import { z } from 'zod'
import { PRESET_NAMES as JINGFEI_PRESETS } from '@/lib/engine/rulesets/jingfei'
import { PRESET_NAMES as TIESHA_PRESETS } from '@/lib/engine/rulesets/tiesha'
import { measure, playGame, tableOf, transcriptOf } from '@/lib/simulate/jianghu'
import { simulateJingfei } from '@/lib/simulate/jingfei'
import { simulateTiesha } from '@/lib/simulate/tiesha'

const seed = z.coerce.number().int().default(1)

/** What goes to standard output, and whether the run met what it is held to. */
interface Printed {
  text: string
  met?: boolean
}

const json = (transcript: object): Printed => ({ text: JSON.stringify(transcript, null, 1) })

/** A ruleset's options and what they print; the types of the options are closed over. */
const simulation = <Shape extends z.ZodRawShape>(
  options: z.ZodObject<Shape>,
  print: (read: z.output<z.ZodObject<Shape>>) => Printed,
) => ({
  names: Object.keys(options.shape),
  /** What it prints, or the message of what is wrong with the options. */
  run(values: unknown): Printed | { fault: string } {
    const read = options.safeParse(values)
    if (read.success) return print(read.data)
    return { fault: read.error.issues.map((issue) => `--${issue.path.join('.')}: ${issue.message}`).join('\n') }
  },
})

const SIMULATIONS = new Map([
  [
    'tiesha',
    simulation(
      z.strictObject({
        preset: z.enum(TIESHA_PRESETS).default('classic-50'),
        seed,
        houses: z.enum(['1', '2']).default('1'),
        roles: z.enum(['preset', 'expanded']).default('preset'),
      }),
      (read) => json(simulateTiesha({ ...read, houses: read.houses === '2' ? 2 : 1 }).transcript),
    ),
  ],
  [
    'jingfei',
    simulation(
      z.strictObject({
        seats: z.coerce.number().int().min(11).max(16).default(12),
        seed,
        preset: z.enum(JINGFEI_PRESETS).optional(),
        speeches: z.enum(['ordered', 'open']).default('ordered'),
      }),
      ({ preset, ...read }) => json(simulateJingfei({ ...read, ...(preset && { preset }) }).transcript),
    ),
  ],
  [
    'jianghu',
    simulation(
      z.strictObject({
        seats: z.enum(['8', '10']).default('8'),
        seed,
        games: z.coerce.number().int().min(1).max(100_000).optional(),
      }),
      ({ seats, seed, games }) => {
        if (games === undefined) return json(transcriptOf(playGame({ seats: seats === '10' ? 10 : 8, seed })))
        const { lines, met } = tableOf(([8, 10] as const).map((size) => measure({ seats: size, games, seed })))
        return { text: lines.join('\n'), met }
      },
    ),
  ],
])

function simulate([name = '', ...args]: string[]): Printed | { fault: string } {
  const found = SIMULATIONS.get(name)
  if (!found) return { fault: `name the ruleset: ${[...SIMULATIONS.keys()].join(', ')}` }
  try {
    const options = Object.fromEntries(found.names.map((option) => [option, { type: 'string' as const }]))
    return found.run(parseArgs({ args, options }).values)
  } catch (error) {
    return { fault: error instanceof Error ? error.message : String(error) }
  }
}

const result = simulate(process.argv.slice(2))
if ('fault' in result) {
  process.stderr.write(`simulate: ${result.fault}\n`)
  process.exitCode = 2
} else {
  process.stdout.write(`${result.text}\n`)
  if (result.met === false) process.exitCode = 1
}
