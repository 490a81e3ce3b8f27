import { readdirSync, readFileSync } from 'node:fs'
import path from 'node:path'
import { expect, test } from 'vitest'
import { CLIENT_NAMESPACES } from './client-messages'

const ROOT = path.join(import.meta.dirname, '../..')
const IMPORT = /(?:^|\n)\s*(?:import|export)\s+(?!type\b)[^'"]*?from\s+'([^']+)'|import\('([^']+)'\)/g
const sources = new Map(
  ['app', 'components', 'lib']
    .flatMap((folder) => readdirSync(path.join(ROOT, folder), { recursive: true }).map((file) => `${folder}/${file}`))
    .filter((file) => /\.tsx?$/.test(file) && !/\.i?test\.|\/generated\//.test(file))
    .map((file) => [file, readFileSync(path.join(ROOT, file), 'utf8')]),
)

function fileOf(from: string, specifier: string): string | undefined {
  if (!/^(@\/|\.)/.test(specifier)) return undefined
  const base = specifier.startsWith('@/') ? specifier.slice(2) : path.join(path.dirname(from), specifier)
  return ['.tsx', '.ts', '/index.ts', '/index.tsx'].map((end) => base + end).find((file) => sources.has(file))
}

/** Every module that runs in the browser: islands, and what they import up to the server's actions. */
function inBrowser(): Set<string> {
  const found = new Set<string>()
  const rest = [...sources.keys()].filter((file) => sources.get(file)?.startsWith("'use client'"))
  for (let file = rest.pop(); file !== undefined; file = rest.pop()) {
    const source = sources.get(file) ?? ''
    if (found.has(file) || source.startsWith("'use server'")) continue
    found.add(file)
    for (const [, fixed, lazy] of source.matchAll(IMPORT)) rest.push(fileOf(file, fixed ?? lazy ?? '') ?? file)
  }
  return found
}

test('texts that islands draw with go to the browser, and no others', () => {
  const used = [...inBrowser()].flatMap((file) =>
    [...(sources.get(file) ?? '').matchAll(/useTranslations\('([^'.]+)/g)].map(([, namespace]) => namespace),
  )
  expect([...new Set(used)].sort()).toEqual([...CLIENT_NAMESPACES])
})
