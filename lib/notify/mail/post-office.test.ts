import { mkdtempSync, readdirSync, readFileSync, rmSync, statSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { afterEach, describe, expect, test, vi } from 'vitest'
import { folderOffice, smtpOffice } from './post-office'
import { mailServer } from './testing'

vi.mock('@/lib/env', () => ({ env: () => ({ SITE_NAME: '江湖帖', SITE_URL: 'https://jianghu.example', PORT: 3000 }) }))

const mail = {
  to: 'who@example.org',
  subject: '江湖帖：《雪夜》有一件事等你',
  text: '去看：https://jianghu.example/inbox/1\n',
}
const closing: (() => unknown)[] = []
afterEach(async () => {
  for (const close of closing.splice(0)) await close()
})

async function server(behaviour: Parameters<typeof mailServer>[0] = {}) {
  const made = await mailServer(behaviour)
  closing.push(made.close)
  return { ...made, office: smtpOffice(made.url) }
}

describe('a mail server', () => {
  test('takes a letter, named so that a receiver knows it again', async () => {
    const { office, letters } = await server()
    expect(await office.isOpen()).toBe(true)
    expect(await office.hand('letter-1', mail)).toBe('taken')
    expect(letters).toHaveLength(1)
    expect(letters[0]).toContain('Message-ID: <letter-1@jianghu.example>')
    expect(letters[0]).toContain('To: who@example.org')
    expect(letters[0]).toContain('List-Unsubscribe: <https://jianghu.example/account/notices>')
  })

  test('that says “later” did not take it', async () => {
    const { office } = await server({ answer: () => '451 come again' })
    expect(await office.hand('a', mail)).toBe('later')
  })

  test('that refuses the letter or the mailbox refuses for good', async () => {
    const { office } = await server({ answer: () => '554 no' })
    expect(await office.hand('a', mail)).toBe('refused')
    const other = await server({ refuse: () => '550 no such mailbox' })
    expect(await other.office.hand('a', mail)).toBe('refused')
    expect(other.letters).toEqual([])
  })

  test('whose line goes dead after the letter may have taken it', async () => {
    const { office, letters } = await server({ answer: () => null })
    expect(await office.hand('a', mail)).toBe('unsure')
    expect(letters).toHaveLength(1)
  })

  test('that is not there did not take it, and is shut', async () => {
    const { office, close } = await server()
    await close()
    expect(await office.isOpen()).toBe(false)
    expect(await office.hand('a', mail)).toBe('later')
  })
})

describe('a folder', () => {
  test('holds each letter once, for its owner’s eyes', async () => {
    const folder = path.join(mkdtempSync(path.join(tmpdir(), 'mail-')), 'mail')
    closing.push(() => rmSync(path.dirname(folder), { recursive: true }))
    const office = folderOffice(folder)
    expect(await office.hand('a', mail)).toBe('taken')
    expect(await office.hand('a', mail)).toBe('taken')
    expect(await office.hand('b', { ...mail, subject: 'x\r\nBcc: other@example.org' })).toBe('taken')
    expect(readdirSync(folder).sort()).toEqual(['a.eml', 'b.eml'])
    const text = readFileSync(path.join(folder, 'a.eml'), 'utf8')
    expect(text).toContain('To: who@example.org')
    expect(readFileSync(path.join(folder, 'b.eml'), 'utf8')).not.toMatch(/^Bcc:/m)
    expect(statSync(path.join(folder, 'a.eml')).mode & 0o077).toBe(0)
  })
})
