import type { AnyGamePage } from '@/lib/play/read-game'
import type { RulesetName } from '@/lib/play/ruleset-names'
import { jianghuHead } from './jianghu'
import { jingfeiHead } from './jingfei'
import type { Head, HeadContext } from './parts'
import { tieshaHead } from './tiesha'

type HeadOf = (page: never, context: HeadContext) => Promise<Head>
const HEADS: Record<RulesetName, HeadOf> = { tiesha: tieshaHead, jianghu: jianghuHead, jingfei: jingfeiHead }

/** The head of a game's pages, as its ruleset draws it. */
export const headOf = (page: AnyGamePage, context: HeadContext): Promise<Head> =>
  HEADS[page.game.ruleset](page as never, context)
