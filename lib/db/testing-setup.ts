import { execFileSync } from 'node:child_process'
import { randomBytes } from 'node:crypto'
import { chmodSync, mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import pg from 'pg'
import { startPostgres } from '../../scripts/embedded-pg.mjs'

/** Gives the integration tests a migrated database of their own: embedded, or a fresh one on the server of DATABASE_URL. */
export default async function setup(): Promise<() => Promise<void>> {
  process.env.TEST_CLOCK = '1'
  process.env.AUTH_SECRET ??= 'integration-tests-only-secret'
  const given = process.env.DATABASE_URL
  const { url, stop } = given ? await freshDatabase(given) : await embedded()
  process.env.DATABASE_URL = url
  execFileSync(process.execPath, ['node_modules/prisma/build/index.js', 'migrate', 'deploy'], { env: process.env })
  return stop
}

async function embedded() {
  const dir = mkdtempSync(`${tmpdir()}/tiesha-test-`)
  chmodSync(dir, 0o755)
  const server = await startPostgres({ dir: `${dir}/data`, fast: true, database: 'test' })
  return {
    url: server.url,
    stop: async () => {
      await server.stop()
      rmSync(dir, { recursive: true, force: true })
    },
  }
}

async function freshDatabase(given: string) {
  const name = `tiesha_test_${randomBytes(6).toString('hex')}`
  const admin = async (sql: string) => {
    const client = new pg.Client({ connectionString: given })
    await client.connect()
    await client.query(sql)
    await client.end()
  }
  await admin(`CREATE DATABASE ${name}`)
  const url = new URL(given)
  url.pathname = `/${name}`
  return { url: url.href, stop: () => admin(`DROP DATABASE ${name} WITH (FORCE)`) }
}
