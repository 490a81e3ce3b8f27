import type { Character } from '../types'
import { cangYueming } from './01-cang-yueming'
import { huoPolu } from './02-huo-polu'
import { simaHui } from './03-sima-hui'
import { xiaoHongyi } from './04-xiao-hongyi'
import { moWenjian } from './05-mo-wenjian'
import { nangongZhi } from './06-nangong-zhi'
import { tieYi } from './07-tie-yi'
import { mengPo } from './08-meng-po'

/** In their files' order (J15.3). */
export const EXPANSION: readonly Character[] = [
  cangYueming,
  huoPolu,
  simaHui,
  xiaoHongyi,
  moWenjian,
  nangongZhi,
  tieYi,
  mengPo,
]
