import { createServer, type Socket } from 'node:net'
import type { Fate, Mail, PostOffice } from './post-office'

/** A post office that keeps what it is handed. `fate` says what becomes of each letter. */
export function keptOffice(fate: (id: string) => Fate = () => 'taken') {
  const handed: { id: string; mail: Mail }[] = []
  const office: PostOffice = {
    isOpen: async () => true,
    hand: async (id, mail) => {
      handed.push({ id, mail })
      return fate(id)
    },
  }
  return { office, handed }
}

/**
 * A mail server of a dozen commands, for tests. `answer` gives the reply to a whole letter (`250 ok`), or null: the line
 * goes dead after the letter was taken in. `refuse` answers a recipient instead.
 */
export async function mailServer({
  answer = () => '250 ok' as string | null,
  refuse = (_recipient: string) => null as string | null,
} = {}) {
  const letters: string[] = []
  const sockets = new Set<Socket>()
  const server = createServer((socket) => {
    sockets.add(socket)
    socket.on('error', () => {})
    let rest = ''
    let inLetter = false
    const say = (line: string) => socket.write(`${line}\r\n`)
    say('220 test')
    socket.on('data', (chunk) => {
      rest += chunk.toString('utf8')
      for (;;) {
        const end = rest.indexOf(inLetter ? '\r\n.\r\n' : '\r\n')
        if (end < 0) return
        const line = rest.slice(0, end)
        rest = rest.slice(end + (inLetter ? 5 : 2))
        if (inLetter) {
          inLetter = false
          letters.push(line)
          const reply = answer()
          if (reply === null) socket.destroy()
          else say(reply)
          continue
        }
        const command = line.slice(0, 4).toUpperCase()
        if (command === 'DATA') {
          inLetter = true
          say('354 go on')
        } else if (command === 'RCPT') say(refuse(line) ?? '250 ok')
        else if (command === 'QUIT') socket.end('221 bye\r\n')
        else say('250 ok')
      }
    })
  })
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  const { port } = server.address() as { port: number }
  return {
    url: `smtp://127.0.0.1:${port}`,
    letters,
    close: () =>
      new Promise<void>((resolve) => {
        for (const socket of sockets) socket.destroy()
        server.close(() => resolve())
      }),
  }
}
