import * as opencc from 'opencc-js/preset/t2cn'

/**
 * OpenCC's tables, character by character: written in Taiwan's or Hong Kong's way → traditional → simplified. Words are
 * left aside on purpose (乾坤 becomes 干坤): both texts go through the same map, and each character keeps its position.
 */
let table: ReadonlyMap<string, string> | undefined

/** The simplified form of one Han character; the character itself if it has none. */
export function simplifiedHan(char: string): string {
  table ??= buildTable()
  return table.get(char) ?? char
}

function buildTable(): ReadonlyMap<string, string> {
  const toSimplified = characters(opencc.to.cn)
  const variants = new Map([...characters(opencc.from.tw), ...characters(opencc.from.hk)])
  const composed = [...variants].map(
    ([variant, standard]) => [variant, toSimplified.get(standard) ?? standard] as const,
  )
  return new Map([...toSimplified, ...composed])
}

function characters(groups: (typeof opencc.to)[string] = []): Map<string, string> {
  const pairs = new Map<string, string>()
  for (const dictionary of groups.flat()) {
    const entries = typeof dictionary === 'string' ? dictionary.split('|').map((entry) => entry.split(' ')) : dictionary
    for (const [from = '', to = ''] of entries) {
      if ([...from].length === 1 && [...to].length === 1) pairs.set(from, to)
    }
  }
  return pairs
}
