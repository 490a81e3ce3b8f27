import { beforeEach, describe, expect, it, vi } from 'vitest'
import { db, setTestClock } from '@/lib/db'
import { freshTables } from '@/lib/db/testing'
import { changePassword, signOutEverywhere } from './account'
import { setRole } from './members'
import { hit, LIMITS } from './rate-limit'
import { checkDemo, checkPassword, demoAccounts } from './sign-in'
import { SignUpInput, signUp } from './sign-up'
import { accountOfSession } from './users'

const setting = vi.hoisted(() => ({ DEMO: false }))
vi.mock('@/lib/env', async (original) => {
  const real = await original<typeof import('@/lib/env')>()
  return { ...real, env: () => ({ ...real.env(), DEMO: setting.DEMO }) }
})

const here = { address: '203.0.113.1' }
const join = (username: string, password = '好长的密码一二三') =>
  signUp(SignUpInput.parse({ username, password }), here)

beforeEach(async () => {
  setting.DEMO = false
  await freshTables()
})

describe('sign-up', () => {
  it('of many first accounts at once exactly one becomes admin', async () => {
    const answers = await Promise.all(['甲一', '乙二', '丙三', '丁四', '戊五'].map((name) => join(name)))
    expect(answers.every((a) => a.ok)).toBe(true)
    expect(await db().user.count({ where: { role: 'admin' } })).toBe(1)
    expect(await join('己六')).toMatchObject({ ok: true, role: 'member' })
  })

  it('demo accounts do not take the first place', async () => {
    await db().user.create({ data: { username: '演示', usernameKey: '演示', passwordHash: 'x', demo: true } })
    expect(await join('甲一')).toMatchObject({ role: 'admin' })
  })

  it('a name is taken once, whatever its width and letter case, also if asked for twice at once', async () => {
    const answers = await Promise.all([join('ＬＩ白'), join('li白')])
    expect(answers.map((a) => a.ok).sort()).toEqual([false, true])
    expect(answers).toContainEqual({ ok: false, code: 'NAME_TAKEN' })
  })

  it('keeps no password in the clear', async () => {
    await join('甲一', 'correct horse')
    const user = await db().user.findFirstOrThrow()
    expect(user.passwordHash).toMatch(/^\$argon2id\$/)
    expect(JSON.stringify(user)).not.toContain('correct horse')
  })
})

describe('sign-in', () => {
  it('takes the right password under any writing of the name', async () => {
    await join('Ｔｉｎｇ', 'correct horse')
    expect(await checkPassword({ username: 'ting', password: 'correct horse' }, 'a')).toMatchObject({ ok: true })
  })

  it('gives one answer for a wrong password, an unknown name and a banned account', async () => {
    await join('甲一', 'correct horse')
    await join('乙二', 'correct horse')
    await db().user.update({ where: { usernameKey: '乙二' }, data: { bannedAt: new Date() } })
    const wrong = { ok: false, code: 'WRONG_PASSWORD' }
    expect(await checkPassword({ username: '甲一', password: 'incorrect' }, 'a')).toEqual(wrong)
    expect(await checkPassword({ username: '没有这人', password: 'correct horse' }, 'a')).toEqual(wrong)
    expect(await checkPassword({ username: '乙二', password: 'correct horse' }, 'a')).toEqual(wrong)
    expect(await checkPassword({ username: ['x'], password: {} }, 'a')).toEqual(wrong)
  })

  it('counts failures per name and says when to try again; the right password then waits too', async () => {
    await join('甲一', 'correct horse')
    const fail = (i: number) => checkPassword({ username: '甲一', password: 'incorrect' }, `10.0.0.${i}`)
    for (let i = 0; i < LIMITS.signInByName.max; i++) expect(await fail(i)).toMatchObject({ code: 'WRONG_PASSWORD' })
    const retryAt = Date.parse('2026-03-02T12:10:00+08:00')
    expect(await fail(99)).toEqual({ ok: false, code: 'RATE', retryAt })
    expect((await checkPassword({ username: '甲一', password: 'correct horse' }, 'b')).ok).toBe(false)
    await setTestClock(retryAt)
    expect((await checkPassword({ username: '甲一', password: 'correct horse' }, 'b')).ok).toBe(true)
  })

  it('counts failures per address; successes do not count', async () => {
    await join('甲一', 'correct horse')
    for (let i = 0; i < 3; i++) await checkPassword({ username: '甲一', password: 'correct horse' }, 'a')
    expect(await db().rateLimit.findMany({ where: { key: { startsWith: 'signIn' } } })).toMatchObject([
      { hits: 0 },
      { hits: 0 },
    ])
    for (let i = 0; i < LIMITS.signInByAddress.max; i++) await hit('signInByAddress', 'a')
    expect(await checkPassword({ username: '甲一', password: 'correct horse' }, 'a')).toMatchObject({ code: 'RATE' })
    expect((await checkPassword({ username: '甲一', password: 'correct horse' }, 'b')).ok).toBe(true)
  })
})

describe('rate limits', () => {
  it('of 60 hits at once exactly the allowed number pass', async () => {
    const answers = await Promise.all(Array.from({ length: 60 }, () => hit('post', 'someone')))
    expect(answers.filter((a) => a.ok)).toHaveLength(LIMITS.post.max)
    expect((await hit('post', 'someone else')).ok).toBe(true)
  })

  it('forgets old windows', async () => {
    await hit('post', 'x')
    await setTestClock(Date.parse('2026-03-04T12:00:00+08:00'))
    await hit('post', 'y')
    expect(await db().rateLimit.findMany()).toMatchObject([{ key: 'post:y' }])
  })
})

describe('demo accounts', () => {
  const make = async (demo: boolean) =>
    (await db().user.create({ data: { username: `u${demo}`, usernameKey: `u${demo}`, passwordHash: 'x', demo } })).id

  it('sign in with one click while demo mode is on, and nobody else does', async () => {
    const [demo, real] = [await make(true), await make(false)]
    setting.DEMO = true
    expect(await checkDemo(demo)).toMatchObject({ ok: true, user: { id: demo } })
    expect((await checkDemo(real)).ok).toBe(false)
    expect((await checkDemo({ not: '' })).ok).toBe(false)
    expect((await demoAccounts()).map((a) => a.id)).toEqual([demo])
  })

  it('do not exist with demo mode off', async () => {
    const demo = await make(true)
    expect((await checkDemo(demo)).ok).toBe(false)
    expect(await demoAccounts()).toEqual([])
  })

  it('cannot be taken over by a visitor', async () => {
    const demo = await make(true)
    expect(await changePassword(demo, { current: 'x', password: 'correct horse' })).toEqual({
      ok: false,
      code: 'DEMO_ACCOUNT',
    })
    expect(await signOutEverywhere(demo)).toBe(false)
    expect(await setRole({ userId: demo, role: 'admin' })).toBe('DEMO_ACCOUNT')
  })
})

describe('sessions', () => {
  async function signedIn() {
    await join('甲一', 'correct horse')
    const answer = await checkPassword({ username: '甲一', password: 'correct horse' }, 'a')
    if (!answer.ok) throw new Error(answer.code)
    return answer.user
  }

  it('end with "sign out everywhere"', async () => {
    const { id, epoch } = await signedIn()
    expect(await accountOfSession(id, epoch)).toMatchObject({ username: '甲一', role: 'admin' })
    expect(await signOutEverywhere(id)).toBe(true)
    expect(await accountOfSession(id, epoch)).toBeNull()
    expect(await accountOfSession(id, epoch + 1)).not.toBeNull()
  })

  it('end with a changed password, which asks for the old one', async () => {
    const { id, epoch } = await signedIn()
    expect(await changePassword(id, { current: 'wrong', password: 'battery staple' })).toMatchObject({
      code: 'WRONG_PASSWORD',
    })
    expect(await changePassword(id, { current: 'correct horse', password: 'battery staple' })).toEqual({ ok: true })
    expect(await accountOfSession(id, epoch)).toBeNull()
    expect((await checkPassword({ username: '甲一', password: 'battery staple' }, 'a')).ok).toBe(true)
  })

  it('end with a ban, and forged ones never were', async () => {
    const { id, epoch } = await signedIn()
    expect(await accountOfSession(undefined, epoch)).toBeNull()
    expect(await accountOfSession(id, undefined)).toBeNull()
    await db().user.update({ where: { id }, data: { bannedAt: new Date() } })
    expect(await accountOfSession(id, epoch)).toBeNull()
  })
})

describe('site roles', () => {
  it('the last admin stays, also when two admins step down at once', async () => {
    await join('甲一')
    await join('乙二')
    const [a, b] = await db().user.findMany({ orderBy: { username: 'asc' } })
    if (!a || !b) throw new Error('two accounts were made')
    await db().user.updateMany({ data: { role: 'admin' } })
    const answers = await Promise.all([a, b].map(({ id }) => setRole({ userId: id, role: 'host' })))
    expect(answers.sort()).toEqual(['LAST_ADMIN', 'OK'])
  })
})
