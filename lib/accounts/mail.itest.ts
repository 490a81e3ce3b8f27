import { beforeEach, describe, expect, it } from 'vitest'
import { db, freezeTestClock } from '@/lib/db'
import { freshTables } from '@/lib/db/testing'
import { deliverDue } from '@/lib/notify/mail/deliver'
import { keptOffice } from '@/lib/notify/mail/testing'
import { AddressChange, addressOfToken, askForAddress, confirmAddress, readAddress, verifyLetter } from './address'
import { askForReset, isResetToken, ResetWish, resetLetter, resetPassword } from './reset-password'
import { checkPassword } from './sign-in'
import { signUp } from './sign-up'

const PASSWORD = 'rain on the river'
const NOON = Date.parse('2026-03-02T12:00:00+08:00')
const MINUTE = 60_000

async function newAccount(username: string): Promise<string> {
  const made = await signUp({ username, password: PASSWORD }, { address: 'test' })
  if (!made.ok) throw new Error(made.code)
  return made.id
}

/** Sends what waits; the letters as written. */
async function post() {
  const { office, handed } = keptOffice()
  await deliverDue(office, { notice: async () => null, verify: verifyLetter, reset: resetLetter })
  return handed.map(({ mail }) => mail)
}
const tokenIn = (mail: { text: string } | undefined) => /token=([\w-]+)/.exec(mail?.text ?? '')?.[1] ?? ''
const ask = (userId: string, address: string, current = PASSWORD) =>
  askForAddress(userId, AddressChange.parse({ address, current }))

let userId: string

beforeEach(async () => {
  await freshTables()
  await freezeTestClock(NOON)
  userId = await newAccount('听雨')
})

/** An account whose mailbox has answered. */
async function withAddress(address = 'rain@example.org') {
  await ask(userId, address)
  const [letter] = await post()
  expect(await confirmAddress(userId, tokenIn(letter))).toBe('OK')
}

describe('a mail address', () => {
  it('counts once its mailbox has answered, by a link that serves once', async () => {
    expect(await ask(userId, ' Rain@Example.org ')).toEqual({ ok: true, sent: true })
    const [letter, ...others] = await post()
    expect(others).toEqual([])
    expect(letter).toMatchObject({ to: 'rain@example.org', subject: '江湖帖：请确认你的邮箱' })
    expect(await readAddress(userId)).toBeNull()
    const token = tokenIn(letter)
    expect(await db().mailToken.count({ where: { hash: token } })).toBe(0) // the hash alone is kept
    expect(await addressOfToken(userId, token)).toBe('rain@example.org')
    expect(await confirmAddress(userId, token)).toBe('OK')
    expect(await readAddress(userId)).toBe('rain@example.org')
    expect(await confirmAddress(userId, token)).toBe('TOKEN')
  })

  it('is for the account that asked, within a day, and by the latest letter', async () => {
    const other = await newAccount('观潮')
    await ask(userId, 'rain@example.org')
    const first = tokenIn((await post())[0])
    await ask(userId, 'rain@example.org')
    const second = tokenIn((await post())[0])
    expect(await confirmAddress(userId, first)).toBe('TOKEN')
    expect(await confirmAddress(other, second)).toBe('TOKEN')
    await freezeTestClock(NOON + 24 * 60 * MINUTE + 1000)
    expect(await addressOfToken(userId, second)).toBeNull()
    expect(await confirmAddress(userId, second)).toBe('TOKEN')
    expect(await readAddress(userId)).toBeNull()
  })

  it('takes the password, and no demo account has one', async () => {
    expect(await ask(userId, 'rain@example.org', 'wrong')).toEqual({ ok: false, code: 'WRONG_PASSWORD' })
    await db().user.update({ where: { id: userId }, data: { demo: true } })
    expect(await ask(userId, 'rain@example.org')).toEqual({ ok: false, code: 'DEMO_ACCOUNT' })
    expect(await post()).toEqual([])
  })

  it('serves one account; taken away, its links end', async () => {
    await withAddress()
    const other = await newAccount('观潮')
    await ask(other, 'rain@example.org')
    const [letter] = await post()
    expect(await confirmAddress(other, tokenIn(letter))).toBe('ADDRESS_TAKEN')
    await askForReset({ address: 'rain@example.org' }, 'net')
    const reset = tokenIn((await post())[0])
    expect(await ask(userId, '')).toEqual({ ok: true, sent: false })
    expect(await readAddress(userId)).toBeNull()
    expect(await isResetToken(reset)).toBe(false)
    expect(await confirmAddress(other, tokenIn(letter))).toBe('OK') // the refused link had not been used up
  })

  it('a mailbox is not flooded, whoever asks', async () => {
    for (let i = 0; i < 3; i++) expect(await ask(userId, 'rain@example.org')).toMatchObject({ ok: true })
    expect(await ask(userId, 'rain@example.org')).toMatchObject({ ok: false, code: 'RATE' })
    const other = await newAccount('观潮')
    expect(await ask(other, 'rain@example.org')).toMatchObject({ ok: false, code: 'RATE' })
    expect(await post()).toHaveLength(3)
  })

  it.each([
    'rain',
    'rain@',
    '@example.org',
    'a b@example.org',
    'a@example.org\r\nBcc: b@example.org',
    `${'x'.repeat(250)}@example.org`,
  ])('%j is none', (address) => {
    expect(AddressChange.safeParse({ address, current: PASSWORD }).success).toBe(false)
  })
})

describe('a forgotten password', () => {
  const NEW = 'snow on the pass'
  const signIn = (password: string) => checkPassword({ username: '听雨', password }, 'net')

  it('is set anew by a link, once, and every session ends', async () => {
    await withAddress()
    const before = await db().user.findUniqueOrThrow({ where: { id: userId } })
    expect(await askForReset(ResetWish.parse({ address: 'RAIN@example.org' }), 'net')).toEqual({ ok: true })
    const [letter] = await post()
    expect(letter).toMatchObject({ to: 'rain@example.org', subject: '江湖帖：重设密码' })
    const token = tokenIn(letter)
    expect(await isResetToken(token)).toBe(true)
    expect(await resetPassword({ token, password: NEW })).toBe(true)
    expect(await signIn(PASSWORD)).toMatchObject({ ok: false })
    expect(await signIn(NEW)).toMatchObject({ ok: true, user: { epoch: before.sessionEpoch + 1 } })
    expect(await resetPassword({ token, password: 'a third one' })).toBe(false)
    expect(await signIn(NEW)).toMatchObject({ ok: true })
  })

  it('two who follow the same link at once: one is first', async () => {
    await withAddress()
    await askForReset({ address: 'rain@example.org' }, 'net')
    const token = tokenIn((await post())[0])
    const answers = await Promise.all([NEW, 'a third one'].map((password) => resetPassword({ token, password })))
    expect(answers.sort()).toEqual([false, true])
  })

  it('who asks is told the same for every mailbox, and the same rows are written', async () => {
    await withAddress()
    for (const address of ['rain@example.org', 'nobody@example.org'])
      expect(await askForReset({ address }, 'net')).toEqual({ ok: true })
    const waiting = await db().letter.findMany({ where: { state: 'waiting' } })
    expect(waiting.map(({ kind, address, userId: whose }) => ({ kind, address, whose }))).toEqual([
      { kind: 'reset', address: 'rain@example.org', whose: null },
      { kind: 'reset', address: 'nobody@example.org', whose: null },
    ])
    expect((await post()).map((mail) => mail.to)).toEqual(['rain@example.org'])
  })

  it('the link ends after an hour, and does not serve as another kind of link', async () => {
    await withAddress()
    await askForReset({ address: 'rain@example.org' }, 'net')
    const reset = tokenIn((await post())[0])
    expect(await addressOfToken(userId, reset)).toBeNull()
    await ask(userId, 'river@example.org')
    expect(await isResetToken(tokenIn((await post())[0]))).toBe(false)
    await freezeTestClock(NOON + 61 * MINUTE)
    expect(await resetPassword({ token: reset, password: NEW })).toBe(false)
    expect(await signIn(PASSWORD)).toMatchObject({ ok: true })
  })

  it('an old wish is not written any more when the mail server comes back', async () => {
    await withAddress()
    await askForReset({ address: 'rain@example.org' }, 'net')
    await freezeTestClock(NOON + 61 * MINUTE)
    expect(await post()).toEqual([])
  })

  it('neither a banned nor a demo account gets a letter; a mailbox gets three an hour, and nobody learns of the fourth', async () => {
    await withAddress()
    await db().user.update({ where: { id: userId }, data: { bannedAt: new Date(NOON) } })
    await askForReset({ address: 'rain@example.org' }, 'net')
    await db().user.update({ where: { id: userId }, data: { bannedAt: null, demo: true } })
    await askForReset({ address: 'rain@example.org' }, 'net')
    expect(await post()).toEqual([])
    for (let i = 0; i < 3; i++) expect(await askForReset({ address: 'other@example.org' }, 'net')).toEqual({ ok: true })
    expect(await askForReset({ address: 'other@example.org' }, 'net')).toEqual({ ok: true })
    expect(await db().letter.count({ where: { address: 'other@example.org' } })).toBe(3)
  })

  it('one network address cannot ask for everybody', async () => {
    for (let i = 0; i < 20; i++) await askForReset({ address: `a${i}@example.org` }, 'net')
    expect(await askForReset({ address: 'z@example.org' }, 'net')).toMatchObject({ ok: false, code: 'RATE' })
    expect(await askForReset({ address: 'z@example.org' }, 'elsewhere')).toEqual({ ok: true })
  })
})
