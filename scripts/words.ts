/**
 * `npm run -s words`: counts the words of the text on standard input (`text/wordcount.md`) and prints the number.
 * With `--json`, standard input is `[{"text": …}, …]` and an array of counts is printed. Input that is no such JSON, or
 * an unknown option: status 2, a message on standard error, nothing on standard output.
 */
import { text } from 'node:stream/consumers'
import { z } from 'zod'
import { countWords } from '@/lib/text'

const Texts = z.array(z.object({ text: z.string() }))

/** The texts of a JSON document, or the reason why it holds none. */
function readTexts(json: string): { texts: string[] } | { fault: string } {
  let value: unknown
  try {
    value = JSON.parse(json)
  } catch (error) {
    return { fault: `not JSON: ${error instanceof Error ? error.message : String(error)}` }
  }
  const parsed = Texts.safeParse(value)
  if (parsed.success) return { texts: parsed.data.map((entry) => entry.text) }
  return {
    fault: parsed.error.issues.map((issue) => `${issue.path.join('.') || 'input'}: ${issue.message}`).join('\n'),
  }
}

function fail(message: string): void {
  process.stderr.write(`words: ${message}\n`)
  process.exitCode = 2
}

const options = process.argv.slice(2)
if (options.some((option) => option !== '--json')) {
  fail(`unknown option: ${options.find((option) => option !== '--json')}`)
} else {
  const input = await text(process.stdin)
  if (options.length === 0) {
    process.stdout.write(`${countWords(input)}\n`)
  } else {
    const read = readTexts(input)
    if ('fault' in read) fail(read.fault)
    else process.stdout.write(`${JSON.stringify(read.texts.map(countWords))}\n`)
  }
}
