// `npm start`: everything a fresh machine needs, then the site. `npm run dev` (--dev) serves from sources instead.
import { spawn } from 'node:child_process'
import { cpSync, existsSync, mkdirSync } from 'node:fs'
import path from 'node:path'
import { authSecret, build, install, must, next, prisma, root, tsx } from './lib.mjs'

const dev = process.argv.includes('--dev')
const data = path.resolve(process.env.DATA_DIR ?? path.join(root, '.data'))
const port = process.env.PORT ?? '3000'
const host = process.env.HOST ?? '127.0.0.1'
const loopback = ['127.0.0.1', 'localhost', '::1'].includes(host)

await install()
mkdirSync(data, { recursive: true })

const env = {
  ...process.env,
  NODE_ENV: dev ? 'development' : 'production',
  AUTH_SECRET: authSecret(data),
  AUTH_TRUST_HOST: 'true',
  // Demo accounts sign in with one click, so demo mode is on by itself only where nobody else can come in.
  DEMO: process.env.DEMO ?? (loopback ? 'on' : 'off'),
  MAIL_DIR: path.resolve(process.env.MAIL_DIR ?? path.join(data, 'mail')), // the server runs in a folder of its own
  PORT: port,
  HOSTNAME: host,
}
let database
if (!env.DATABASE_URL) {
  const { startPostgres } = await import('./embedded-pg.mjs')
  database = await startPostgres({ dir: path.join(data, 'pg'), fast: env.FAST_DB === '1' })
  env.DATABASE_URL = database.url
}

let server
let stopping = false
async function stop(code) {
  if (stopping) return
  stopping = true
  if (server && server.exitCode === null && !server.signalCode) {
    server.kill('SIGTERM')
    const gone = new Promise((resolve) => server.once('exit', resolve))
    await Promise.race([gone, new Promise((resolve) => setTimeout(resolve, 8000))])
    if (server.exitCode === null && !server.signalCode) server.kill('SIGKILL')
  }
  await database?.stop()
  process.exit(code)
}
for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP']) process.on(signal, () => void stop(0))

must(process.execPath, [prisma, 'migrate', 'deploy'], { env })
if (dev) must(process.execPath, [prisma, 'generate'], { env })
else if (env.BUILD !== 'keep') await build()
if (/^(1|true|on|yes)$/i.test(env.DEMO) && env.SEED !== 'off') must(process.execPath, [tsx, 'prisma/seed.ts'], { env })

if (dev) {
  server = spawn(process.execPath, [next, 'dev', '-p', port, '-H', host], { cwd: root, env, stdio: 'inherit' })
} else {
  const out = path.join(root, '.next/standalone')
  cpSync('.next/static', path.join(out, '.next/static'), { recursive: true })
  for (const folder of ['public', 'messages'])
    if (existsSync(folder)) cpSync(folder, path.join(out, folder), { recursive: true })
  server = spawn(process.execPath, ['server.js'], {
    cwd: out,
    env,
    stdio: ['ignore', 'pipe', 'inherit'],
    detached: true,
  })
  server.stdout.on('data', (chunk) => {
    if (String(chunk).includes('Ready')) welcome()
    else process.stdout.write(chunk)
  })
}
server.on('exit', (code) => void stop(code ?? 1))

function welcome() {
  const url = `http://${host.includes(':') ? `[${host}]` : host}:${port}`
  console.log(`\n  ${env.SITE_NAME ?? '江湖帖'} is open: ${url}`)
  console.log(
    /^(1|true|on|yes)$/i.test(env.DEMO)
      ? `  Sign in as one of the demo accounts with one click: ${url}/sign-in\n  (demo mode; the first account that signs up itself becomes admin)\n`
      : `  The first account that signs up becomes admin: ${url}/sign-up\n`,
  )
}
