/**
 * `npm run -s bench [-- NAME…] [--quick]`: runs the benchmarks (all, or those named) and prints one JSON line a figure
 * (docs, `bench.md`). A benchmark whose own result is wrong, or an unknown name: a message on standard error, status 1.
 */
import { growth } from './growth'
import type { Benchmark } from './measure'
import { nineOclock } from './nine-oclock'
import { replay } from './replay'
import { similar } from './similar'
import { words } from './words'

const BENCHMARKS: Record<string, Benchmark> = { replay, 'nine-oclock': nineOclock, words, similar, growth }

const args = process.argv.slice(2)
const quick = args.includes('--quick')
const names = args.filter((arg) => arg !== '--quick')

for (const name of names.length > 0 ? names : Object.keys(BENCHMARKS)) {
  const benchmark = BENCHMARKS[name]
  try {
    if (benchmark === undefined) throw new Error(`no such benchmark; there are ${Object.keys(BENCHMARKS).join(', ')}`)
    process.stderr.write(`bench ${name} …\n`) // setting up takes a while: say what it is
    for await (const figure of await benchmark({ quick })) process.stdout.write(`${JSON.stringify(figure)}\n`)
  } catch (error) {
    process.stderr.write(`bench ${name}: ${error instanceof Error ? error.message : String(error)}\n`)
    process.exitCode = 1
  }
}
