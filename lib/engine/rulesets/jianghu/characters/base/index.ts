import type { Character } from '../types'
import { guChanghe } from './01-gu-changhe'
import { shenBanxia } from './02-shen-banxia'
import { yanBeigui } from './03-yan-beigui'
import { liuSangeng } from './04-liu-sangeng'
import { liaoChen } from './05-liao-chen'
import { yunBugui } from './06-yun-bugui'
import { huaWeimian } from './07-hua-weimian'
import { suWanxian } from './08-su-wanxian'
import { luWushe } from './09-lu-wushe'
import { zhaoQingchuan } from './10-zhao-qingchuan'
import { yeJinghong } from './11-ye-jinghong'
import { wenRugu } from './12-wen-rugu'
import { shiBulan } from './13-shi-bulan'
import { qinZhaoye } from './14-qin-zhaoye'
import { baiLuxi } from './15-bai-luxi'
import { liQianfan } from './16-li-qianfan'
import { lanAyi } from './17-lan-ayi'
import { chuTiankuo } from './18-chu-tiankuo'
import { duChangmian } from './19-du-changmian'
import { xieTaoyao } from './20-xie-taoyao'
import { yuHengzi } from './21-yu-hengzi'
import { qianRuyi } from './22-qian-ruyi'
import { guiShijiu } from './23-gui-shijiu'
import { ruanQingya } from './24-ruan-qingya'

/** In their files' order (J15.3). */
export const BASE: readonly Character[] = [
  guChanghe,
  shenBanxia,
  yanBeigui,
  liuSangeng,
  liaoChen,
  yunBugui,
  huaWeimian,
  suWanxian,
  luWushe,
  zhaoQingchuan,
  yeJinghong,
  wenRugu,
  shiBulan,
  qinZhaoye,
  baiLuxi,
  liQianfan,
  lanAyi,
  chuTiankuo,
  duChangmian,
  xieTaoyao,
  yuHengzi,
  qianRuyi,
  guiShijiu,
  ruanQingya,
]
