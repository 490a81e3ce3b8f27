import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { expect, test } from 'vitest'

/** Runs `lines` in a process whose standard output and error nobody reads; how it ended. */
async function unread(lines: string): Promise<number | null> {
  const child = spawn(process.execPath, ['--import', 'tsx', '--input-type=module', '-e', lines], {
    stdio: ['ignore', 'pipe', 'pipe'],
  })
  child.stdout.destroy()
  child.stderr.destroy()
  const [code] = await once(child, 'exit')
  return code
}

const LINES = `for (let i = 0; i < 20; i++) { console.error('line'); await new Promise((next) => setTimeout(next, 10)) } process.exit(7)`

test('a process whose lines nobody reads goes on with its work', async () => {
  expect(await unread(`import { loseUnreadLines } from './lib/log.ts'; loseUnreadLines(); ${LINES}`)).toBe(7)
  expect(await unread(LINES)).toBe(1) // as it would be without
})
