import { describe, expect, it } from 'vitest'
import { night } from '../../testing/scenario'

describe('将门·霍破虏', () => {
  it("破阵 takes 2 off another's DEF, for every attacker", () => {
    const g = night({ 1: '霍破虏', 2: { place: '塞北' } })
      .uses(1, '破阵', { target: 2 })
      .attacks(3, 2)
      .attacks(4, 5)
      .settles()
    expect(g.wounds()).toEqual({ 2: 11, 5: 13 })
  })

  it('军令 makes a companion fervent and gives him 1 MP', () => {
    const g = night({ 1: '霍破虏' }).uses(1, '军令', { target: 2 }).settles()
    expect([g.states(2), g.mp(1)]).toEqual([['fervent'], 8])
  })

  it('死战 adds 1 to ATK and leaves him at 1 HP, but saves from no pair', () => {
    const g = night({ 1: { character: '霍破虏', hp: 2 } })
      .uses(1, '死战')
      .attacks(1, 3)
      .attacks(2, 1)
      .settles()
    expect([g.hp(1), g.hp(3), g.dead()]).toEqual([1, 11, []])
    const pair = night({ 1: { character: '霍破虏', bag: ['残物碎片1'] }, 2: { bag: ['残物碎片2'] } })
    expect(pair.uses(1, '死战').uses(2, 'give', { target: 1, item: '残物碎片2' }).settles().dead()).toEqual([1])
  })

  it('边声四起 adds 1 to ATK in 塞北', () => {
    const g = night({ 1: { character: '霍破虏', place: '塞北' }, 2: '霍破虏' })
      .attacks(1, 3)
      .attacks(2, 4)
      .settles()
    expect(g.wounds()).toEqual({ 3: 11, 4: 12 })
  })
})
