// What start and test share. Node's own modules only: it runs before anything is installed.
import { spawn, spawnSync } from 'node:child_process'
import { createHash, randomBytes } from 'node:crypto'
import { existsSync, mkdirSync, readdirSync, readFileSync, statSync, writeFileSync } from 'node:fs'
import path from 'node:path'

export const root = path.resolve(import.meta.dirname, '..')

process.chdir(root)
if (existsSync('.env')) process.loadEnvFile('.env')
Object.assign(process.env, { NEXT_TELEMETRY_DISABLED: '1', CHECKPOINT_DISABLE: '1', PRISMA_HIDE_UPDATE_MESSAGE: '1' })

/** Runs a command with its output shown; resolves to its exit status. */
export function run(command, args, options = {}) {
  return new Promise((resolve, reject) => {
    const child = spawn(command, args, { cwd: root, stdio: 'inherit', ...options })
    child.on('error', reject)
    child.on('exit', (code, signal) => resolve(code ?? (signal ? 1 : 0)))
  })
}

/** Runs a command; ends the process with its output when it fails. */
export function must(command, args, options = {}) {
  const result = spawnSync(command, args, { cwd: root, encoding: 'utf8', ...options })
  if (result.status !== 0) {
    process.stderr.write(`${command} ${args.join(' ')} failed\n${result.stdout ?? ''}${result.stderr ?? ''}\n`)
    process.exit(result.status || 1)
  }
  return result.stdout
}

export const bin = (pkg, file) => path.join(root, 'node_modules', pkg, file)
export const prisma = bin('prisma', 'build/index.js')
export const next = bin('next', 'dist/bin/next')
export const tsx = bin('tsx', 'dist/cli.mjs')

/** Installs what package-lock.json names, unless it is there already. */
export async function install() {
  const mark = path.join(root, 'node_modules', '.installed-from')
  const lock = createHash('sha256').update(readFileSync('package-lock.json')).digest('hex')
  if (existsSync(mark) && readFileSync(mark, 'utf8') === lock) return
  console.log('Installing packages …')
  if (await run('npm', ['ci', '--no-progress'])) process.exit(1)
  writeFileSync(mark, lock)
}

/** The secret that signs sessions: from the environment, or made once and kept beside the data. */
export function authSecret(dataDir) {
  if (process.env.AUTH_SECRET) return process.env.AUTH_SECRET
  mkdirSync(dataDir, { recursive: true })
  const file = path.join(dataDir, 'auth-secret')
  if (!existsSync(file)) writeFileSync(file, randomBytes(32).toString('base64url'), { mode: 0o600 })
  return readFileSync(file, 'utf8').trim()
}

/** A fingerprint of everything a build is made from; a new one means that the build is stale. */
export function sourcesFingerprint() {
  const hash = createHash('sha256')
  const visit = (name) => {
    const info = statSync(name, { throwIfNoEntry: false })
    if (!info) return
    if (info.isDirectory()) {
      if (name !== 'lib/generated') for (const entry of readdirSync(name).sort()) visit(path.join(name, entry))
    } else if (!/\.(test|itest)\.tsx?$/.test(name)) hash.update(name).update(readFileSync(name))
  }
  for (const name of ['app', 'components', 'lib', 'messages', 'public', 'prisma/schema.prisma']) visit(name)
  for (const name of ['instrumentation.ts', 'proxy.ts', 'next.config.ts', 'package-lock.json', 'postcss.config.mjs'])
    visit(name)
  return hash.digest('hex')
}

/** Builds the app unless the build there is of these very sources. */
export async function build() {
  const mark = '.next/built-from'
  const fingerprint = sourcesFingerprint()
  if (existsSync(mark) && readFileSync(mark, 'utf8') === fingerprint && existsSync('.next/standalone/server.js')) return
  console.log('Building …')
  must(process.execPath, [prisma, 'generate'])
  const env = { ...process.env, NODE_ENV: 'production', DATABASE_URL: process.env.DATABASE_URL ?? 'postgresql://build' }
  if (await run(process.execPath, [next, 'build'], { env })) process.exit(1)
  writeFileSync(mark, fingerprint)
}
