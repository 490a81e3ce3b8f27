import { existsSync } from 'node:fs'
import { readFile } from 'node:fs/promises'
import path from 'node:path'
import noto from '@fontsource/noto-serif-sc/package.json'
import wenkai from 'lxgw-wenkai-webfont/package.json'

/** Changes whenever a package of faces does, so that everything under it may be cached for ever. */
export const FACES_VERSION = `${noto.version}-${wenkai.version}`
export const FACES_SHEET = `/fonts/${FACES_VERSION}/faces.css`

const FAMILIES = {
  noto: { module: '@fontsource/noto-serif-sc', sheets: ['400.css', '700.css'], display: 'swap' },
  wenkai: { module: 'lxgw-wenkai-webfont', sheets: ['lxgwwenkai-regular.css'], display: 'optional' },
} as const

/**
 * Where a package lies: the nearest `node_modules` above the running server. The standalone build has its own (see
 * `outputFileTracingIncludes` in next.config.ts); run inside the checkout, the checkout's will do.
 */
function folderOf(family: keyof typeof FAMILIES): string {
  const { module, sheets } = FAMILIES[family]
  for (let at = process.cwd(); ; at = path.dirname(at)) {
    const folder = path.join(/* turbopackIgnore: true */ at, 'node_modules', module)
    if (existsSync(path.join(/* turbopackIgnore: true */ folder, sheets[0]))) return folder
    if (at === path.dirname(at)) throw new Error(`the faces of ${module} are not installed`)
  }
}

/**
 * The packages' sheets as one: woff2 only, our own addresses beside the sheet, and `font-display` as the look wants it
 * (headings and essays swap; names wait for the next page rather than change under the eye).
 */
async function facesSheet(): Promise<string> {
  const parts: string[] = []
  for (const family of ['noto', 'wenkai'] as const) {
    const { sheets, display } = FAMILIES[family]
    for (const sheet of sheets) {
      const css = await readFile(path.join(/* turbopackIgnore: true */ folderOf(family), sheet), 'utf8')
      for (const [rule] of css.matchAll(/@font-face\s*\{[^}]*\}/g)) {
        const file = /url\(['"]?\.\/files\/([\w-]+\.woff2)['"]?\)/.exec(rule)?.[1]
        if (!file) continue
        parts.push(
          rule
            .replace(/src:[^;}]*(;|(?=\}))/, `src:url(${family}/${file}) format("woff2");`)
            .replace(/font-display:[^;]*;/, `font-display:${display};`)
            .replace(/\s*\n\s*/g, '')
            .replace(/,\s+/g, ','),
        )
      }
    }
  }
  return parts.join('\n')
}

let sheet: Promise<string> | undefined

/** The sheet (`['faces.css']`) or a face (`['noto', 'x.woff2']`) as bytes with its type; null if there is no such file. */
export async function faceFile(file: readonly string[]): Promise<{ body: BodyInit; type: string } | null> {
  const [first = '', second] = file
  if (file.length === 1 && first === 'faces.css') {
    sheet ??= facesSheet()
    return { body: await sheet, type: 'text/css; charset=utf-8' }
  }
  if (file.length !== 2 || !(first === 'noto' || first === 'wenkai') || !/^[\w-]+\.woff2$/.test(second ?? ''))
    return null
  try {
    const bytes = await readFile(path.join(/* turbopackIgnore: true */ folderOf(first), 'files', second ?? ''))
    return { body: new Uint8Array(bytes), type: 'font/woff2' }
  } catch {
    return null
  }
}
