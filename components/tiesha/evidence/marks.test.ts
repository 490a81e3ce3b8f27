import { describe, expect, it } from 'vitest'
import { markedLines } from './marks'

const told = (text: string, ...marks: [number, number][]) =>
  markedLines(
    text,
    marks.map(([start, end]) => ({ start, end })),
  ).map((line) => line.parts.map((part) => (part.marked ? `[${part.text}]` : part.text)).join(''))

describe('markedLines', () => {
  it('marks stretches, also where they overlap, touch or go on over a line break', () => {
    expect(told('一二三四五', [1, 3], [2, 4])).toEqual(['一[二三四]五'])
    expect(told('一二三四五', [3, 5], [0, 3])).toEqual(['[一二三四五]'])
    expect(told('一二\n三四', [1, 4])).toEqual(['一[二]', '[三]四'])
  })

  it('leaves texts without marks, and empty lines out', () => {
    expect(told('一二\n\n 　\n三')).toEqual(['一二', '三'])
    expect(told('', [0, 3])).toEqual([])
  })
})
