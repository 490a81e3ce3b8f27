/**
 * Two-character aliases (马甲) for a deal to draw from when the host brings no list of his own (T3.1): all distinct, none
 * a code name. They are data, not interface text, and stand as they are in every language. Their last characters, by
 * which the roster marks a seat, repeat so seldom that fifty seats can be dealt fifty different ones.
 */
export const ALIASES: readonly string[] = `
  听雨 折柳 踏雪 问月 煮茶 观潮 采薇 枕石 拾叶 临江
  青萍 沽酒 白鹿 远山 鹤归 苇间 疏钟 寒蝉 不系 松烟
  晚钟 孤舟 南枝 墨池 野渡 灯花 鱼书 归云 芸窗 霜降
  小满 夜航 半盏 拾薪 一苇 枕流 听涛 阿蛮 渡口 石桥
  扫花 抱琴 负笈 秉烛 倚楼 凭栏 看剑 洗砚 裁云 剪韭
  种豆 垂纶 听松 踏歌 钓雪 望舒 扶桑 沉香 桑落 流萤
  未央 知秋 惊蛰 谷雨 白露 立夏 清和 暮春 岁寒 朝露
  空山 寒潭 幽篁 浅草 疏影 暗香 落梅 野菊 新荷 残雪
  晴岚 烟岚 远帆 归帆 渔火 星河 云汉 天涯 长庚 飞鸿
  白鸥 沙鸥 寒鸦 杜鹃 云雀 池鱼 玄鹤 鹿鸣 竹影 梧桐
  丹枫 银杏 木槿 芙蕖 蒹葭 芳芷 杜若 薜荔 素笺 墨痕
  残卷 旧简 古砚 青灯 玉箫 竹笛 焦尾 冰弦 清角 霓裳
  罗衣 青衫 蓑衣 竹杖 芒鞋 布衣 轻裘 瘦马 驿亭 柴门
  茅檐 竹篱 深巷 小院 西窗 东篱 北斗 南浦 前溪 后园
  横塘 曲水 平芜 津渡 孤城 落照 斜阳 薄暮 破晓 夜阑
  半山 初霁 微醺 浮生 忘机 守拙 怀瑾 若谷 如晦 无咎
`
  .trim()
  .split(/\s+/)
