import { readdirSync, readFileSync } from 'node:fs'
import path from 'node:path'
import {
  formatFault,
  type OpenTranscript,
  type OutcomeViewer,
  openTranscript,
  type TranscriptFault,
} from '../lib/engine/transcript'

/**
 * `npm run -s replay -- FILE [--viewer public|host|SEAT]` prints the outcome of a transcript; `-` reads standard input.
 * `--many DIR` prints one outcome a line for every *.json of a folder but *.expected.json. Exit 2: no valid transcript.
 */
const USAGE = 'usage: replay FILE [--viewer public|host|SEAT] | replay --many DIR [--viewer public|host|SEAT]'

type Read = { transcript: OpenTranscript } | { faults: TranscriptFault[] }

function read(text: string): Read {
  let json: unknown
  try {
    json = JSON.parse(text)
  } catch (error) {
    return { faults: [{ path: '(file)', message: `not JSON, ${(error as Error).message.replaceAll('\n', ' ')}` }] }
  }
  const result = openTranscript(json)
  return result.valid ? { transcript: result.transcript } : { faults: result.faults }
}

/** One of many: a file that cannot be read, a folder named like one too, must not keep back the others. */
function readFrom(file: string): Read {
  let text: string
  try {
    text = readFileSync(file, 'utf8')
  } catch (error) {
    return { faults: [{ path: '(file)', message: (error as Error).message }] }
  }
  return read(text)
}

function viewerOf(name: string): OutcomeViewer {
  if (name === 'public' || name === 'host') return { kind: name }
  const seat = Number(name)
  if (!Number.isInteger(seat) || seat < 1) fail([USAGE])
  return { kind: 'seat', seat }
}

function fail(lines: readonly string[]): never {
  for (const line of lines) process.stderr.write(`${line}\n`)
  process.exit(2)
}

const isSeated = ({ seats }: OpenTranscript, viewer: OutcomeViewer): boolean =>
  viewer.kind !== 'seat' || seats.includes(viewer.seat)

function replayFile(file: string, viewer: OutcomeViewer): void {
  let text: string
  try {
    text = readFileSync(file === '-' ? 0 : file, 'utf8')
  } catch (error) {
    fail([`${file}: ${(error as Error).message}`])
  }
  const result = read(text)
  if ('faults' in result) fail(result.faults.map(formatFault))
  if (!isSeated(result.transcript, viewer)) fail(['--viewer: no such seat'])
  process.stdout.write(`${JSON.stringify(result.transcript.outcome(viewer), null, 1)}\n`)
}

function replayMany(folder: string, viewer: OutcomeViewer): void {
  let files: string[]
  try {
    files = readdirSync(folder)
  } catch (error) {
    fail([`${folder}: ${(error as Error).message}`])
  }
  const names = files.filter((name) => name.endsWith('.json') && !name.endsWith('.expected.json'))
  for (const file of names.sort()) {
    const result = readFrom(path.join(folder, file))
    let line: object
    if ('faults' in result) line = { file, faults: result.faults.map(formatFault) }
    else if (!isSeated(result.transcript, viewer)) line = { file, faults: ['--viewer: no such seat'] }
    else line = { file, ...result.transcript.outcome(viewer) }
    process.stdout.write(`${JSON.stringify(line)}\n`)
  }
}

const args = process.argv.slice(2)
const option = (name: string): string | null => {
  const index = args.indexOf(name)
  if (index < 0) return null
  const [, value] = args.splice(index, 2)
  return value ?? fail([USAGE])
}
const viewer = viewerOf(option('--viewer') ?? 'host')
const folder = option('--many')
const [file, ...extra] = args
if (folder !== null && file === undefined) replayMany(folder, viewer)
else if (folder === null && file !== undefined && extra.length === 0) replayFile(file, viewer)
else fail([USAGE])
