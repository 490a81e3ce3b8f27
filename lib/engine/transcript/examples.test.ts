import { readdirSync, readFileSync } from 'node:fs'
import path from 'node:path'
import { describe, expect, it } from 'vitest'
import { readTranscript, replayOutcome } from './index'

const folder = path.join(import.meta.dirname, 'fixtures')
const load = (name: string) => JSON.parse(readFileSync(path.join(folder, name), 'utf8'))
const names = readdirSync(folder)
  .filter((name) => name.endsWith('.expected.json'))
  .map((name) => name.replace('.expected.json', ''))

describe('transcripts with a known outcome', () => {
  it.each(names)('%s', (name) => {
    const result = readTranscript(load(`${name}.json`))
    if (!result.valid) throw new Error(JSON.stringify(result.faults))
    const outcome = JSON.parse(JSON.stringify(replayOutcome(result.transcript)))
    for (const entry of outcome.rejected) delete entry.message
    const expected = load(`${name}.expected.json`)
    const roles = expected.roles === undefined ? { roles: outcome.roles } : {}
    expect(outcome).toEqual({ ...expected, ...roles })
  })
})
