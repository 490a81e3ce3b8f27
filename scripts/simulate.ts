/**
 * `npm run -s simulate -- tiesha --preset classic-50 --seed N [--houses 2] [--roles expanded]`: bots play a whole game;
 * its transcript goes to standard output. The same options print the same transcript. A wrong option: status 2, a
 * message on standard error, nothing on standard output.
 */
import { parseArgs } from 'node:util'
import { z } from 'zod'
import { PRESET_NAMES } from '@/lib/engine/rulesets/tiesha'
import { type SimulationOptions, simulateTiesha } from '@/lib/simulate/tiesha'

const Options = z.strictObject({
  preset: z.enum(PRESET_NAMES).default('classic-50'),
  seed: z.coerce.number().int().default(1),
  houses: z.enum(['1', '2']).default('1'),
  roles: z.enum(['preset', 'expanded']).default('preset'),
})

/** The options as given, or the message of what is wrong with them. */
function readOptions(): { options: SimulationOptions } | { fault: string } {
  const text = { type: 'string' } as const
  const names = { preset: text, seed: text, houses: text, roles: text }
  try {
    const { positionals, values } = parseArgs({ allowPositionals: true, options: names })
    if (positionals.length !== 1 || positionals[0] !== 'tiesha') return { fault: 'name the ruleset: tiesha' }
    const read = Options.safeParse(values)
    if (read.success) return { options: { ...read.data, houses: read.data.houses === '2' ? 2 : 1 } }
    return { fault: read.error.issues.map((issue) => `--${issue.path.join('.')}: ${issue.message}`).join('\n') }
  } catch (error) {
    return { fault: error instanceof Error ? error.message : String(error) }
  }
}

const read = readOptions()
if ('fault' in read) {
  process.stderr.write(`simulate: ${read.fault}\n`)
  process.exitCode = 2
} else {
  process.stdout.write(`${JSON.stringify(simulateTiesha(read.options).transcript, null, 1)}\n`)
}
