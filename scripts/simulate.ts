/**
 * `npm run -s simulate -- RULESET [--seed N] [OPTIONS]`: bots play a whole game; its transcript goes to standard output.
 * The same options print the same transcript. A wrong option: status 2, a message on standard error, nothing on standard
 * output. Options: `tiesha --preset classic-50 --houses 2 --roles expanded`; `jingfei --seats 12 --preset week-12
 * --speeches open`.
 */
import { parseArgs } from 'node:util'
import { z } from 'zod'
import { PRESET_NAMES as JINGFEI_PRESETS } from '@/lib/engine/rulesets/jingfei'
import { PRESET_NAMES as TIESHA_PRESETS } from '@/lib/engine/rulesets/tiesha'
import { simulateJingfei } from '@/lib/simulate/jingfei'
import { simulateTiesha } from '@/lib/simulate/tiesha'

const seed = z.coerce.number().int().default(1)

/** A ruleset's options and what they print; the types of the options are closed over. */
const simulation = <Shape extends z.ZodRawShape>(
  options: z.ZodObject<Shape>,
  transcript: (read: z.output<z.ZodObject<Shape>>) => object,
) => ({
  names: Object.keys(options.shape),
  /** The transcript as JSON, or the message of what is wrong with the options. */
  run(values: unknown): { text: string } | { fault: string } {
    const read = options.safeParse(values)
    if (read.success) return { text: JSON.stringify(transcript(read.data), null, 1) }
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
      (read) => simulateTiesha({ ...read, houses: read.houses === '2' ? 2 : 1 }).transcript,
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
      ({ preset, ...read }) => simulateJingfei({ ...read, ...(preset && { preset }) }).transcript,
    ),
  ],
])

function simulate([name = '', ...args]: string[]): { text: string } | { fault: string } {
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
} else process.stdout.write(`${result.text}\n`)
