// `npm run worker`: settles deadlines in a process of its own (with WORKER=off on the servers, or beside theirs).
import { startWorker } from '@/lib/play/worker'

const stop = startWorker()
for (const signal of ['SIGTERM', 'SIGINT'] as const) process.once(signal, () => void stop().then(() => process.exit(0)))
