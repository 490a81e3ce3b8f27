// `npm run worker`: settles deadlines and sends notices in a process of its own (with WORKER=off on the servers, or beside theirs).
import { loseUnreadLines } from '@/lib/log'
import { startNotices } from '@/lib/play/notices/loops'
import { startWorker } from '@/lib/play/worker'

loseUnreadLines()
const stops = [startWorker(), startNotices()]
for (const signal of ['SIGTERM', 'SIGINT'] as const)
  process.once(signal, () => void Promise.all(stops.map((stop) => stop())).then(() => process.exit(0)))
