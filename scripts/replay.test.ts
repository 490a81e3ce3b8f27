import { spawnSync } from 'node:child_process'
import { cpSync, mkdirSync, mkdtempSync, readFileSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { describe, expect, it } from 'vitest'

/** The command's own business: arguments, streams, exit status (transcript.md). */
const root = path.resolve(import.meta.dirname, '..')
const fixtures = path.join(root, 'lib/engine/transcript/fixtures')
const example = path.join(fixtures, '43-table-end.json')

function replay(args: string[], input = '') {
  const { status, stdout, stderr } = spawnSync('node', ['--import', 'tsx', 'scripts/replay.ts', ...args], {
    cwd: root,
    input,
    encoding: 'utf8',
  })
  return { status, stdout, stderr }
}

describe('replay', { timeout: 120_000 }, () => {
  it('prints one outcome, from a file or from standard input', () => {
    const fromFile = replay([example])
    expect(fromFile.status).toBe(0)
    expect(JSON.parse(fromFile.stdout)).toMatchObject({ format: 'tiesha-outcome/1', winner: 'black' })
    expect(replay(['-'], readFileSync(example, 'utf8')).stdout).toBe(fromFile.stdout)
  })

  it('reduces the outcome for a viewer', () => {
    const { stdout } = replay([path.join(fixtures, '09-called-code.json'), '--viewer', 'public'])
    expect(JSON.parse(stdout)).toMatchObject({ rejected: [], score: { black: { held: null } } })
  })

  it('answers a bad file with status 2, nothing on standard output, one line per fault on standard error', () => {
    const bad = replay(['-'], '{"format":"tiesha-transcript/1"}')
    expect([bad.status, bad.stdout]).toEqual([2, ''])
    expect(bad.stderr.trim().split('\n')).toEqual(expect.arrayContaining([expect.stringMatching(/^seats: /)]))
    expect(replay(['-'], '{').status).toBe(2)
  })

  it('replays a folder, one line for each file in the order of names, bad ones too', () => {
    const folder = mkdtempSync(path.join(tmpdir(), 'replay-'))
    for (const name of ['01-deadline.json', '01-deadline.expected.json'])
      cpSync(path.join(fixtures, name), path.join(folder, name))
    writeFileSync(path.join(folder, '00-bad.json'), '[]')
    mkdirSync(path.join(folder, '00-folder.json'))
    const { status, stdout } = replay(['--many', folder])
    const lines = stdout
      .trim()
      .split('\n')
      .map((line) => JSON.parse(line))
    expect(status).toBe(0)
    expect(lines.map((line) => line.file)).toEqual(['00-bad.json', '00-folder.json', '01-deadline.json'])
    expect(lines[0].faults).toEqual([expect.stringMatching(/^\(file\): /)])
    expect(lines[1].faults).toHaveLength(1)
    expect(lines[2]).toMatchObject({ status: 'running', round: 2 })
  })
})
