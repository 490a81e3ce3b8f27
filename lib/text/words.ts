import {
  ALPHANUMERIC,
  APOSTROPHE,
  astralClass,
  DROPPED,
  EAST_ASIAN,
  OTHER,
  PUNCTUATION,
  SEPARATOR,
  SYMBOL,
  UNIT_CLASS,
} from './classes'

/**
 * The number of words (字数) of a text by the rule of `text/wordcount.md` (T5.2): one for each East Asian character, one
 * for each run of other visible characters. Any string is taken, lone surrogates included; nothing is refused.
 *
 * One pass: whether ambiguous punctuation stands alone or joins a run is known only when the whole text has been seen,
 * so both readings are counted side by side. At the end of the loop `wide` holds the count if the text has an East Asian
 * character, `narrow` the count if it has none.
 */
export function countWords(text: string): number {
  let eastAsian = false
  let wide = 0
  let narrow = 0
  let wideRun = false
  let narrowRun = false
  let previous = SEPARATOR
  const length = text.length
  for (let i = 0; i < length; i++) {
    const unit = text.charCodeAt(i)
    let cls: number
    if (unit >= 0xd800 && unit <= 0xdbff) {
      const codePoint = text.codePointAt(i) ?? unit
      cls = codePoint > 0xffff ? astralClass(codePoint) : OTHER
      if (codePoint > 0xffff) i++
    } else {
      cls = UNIT_CLASS[unit] ?? OTHER
    }
    if (cls === APOSTROPHE) {
      cls = previous === ALPHANUMERIC && classAfter(text, i + 1) === ALPHANUMERIC ? OTHER : PUNCTUATION
    }
    switch (cls) {
      case DROPPED:
        continue
      case SEPARATOR:
        wideRun = false
        narrowRun = false
        break
      case EAST_ASIAN:
        eastAsian = true
        wide++
        wideRun = false
        narrowRun = false
        break
      case SYMBOL:
        wide++
        narrow++
        wideRun = false
        narrowRun = false
        break
      case PUNCTUATION:
        wide++
        wideRun = false
        if (!narrowRun) narrow++
        narrowRun = true
        break
      default:
        if (!wideRun) wide++
        wideRun = true
        if (!narrowRun) narrow++
        narrowRun = true
    }
    previous = cls
  }
  return eastAsian ? wide : narrow
}

/** The class of the first character from `index` on that is not dropped. */
function classAfter(text: string, index: number): number {
  for (let i = index; i < text.length; ) {
    const codePoint = text.codePointAt(i) ?? 0
    const cls = codePoint > 0xffff ? astralClass(codePoint) : (UNIT_CLASS[codePoint] ?? OTHER)
    if (cls !== DROPPED) return cls
    i += codePoint > 0xffff ? 2 : 1
  }
  return SEPARATOR
}
