import { forumTime } from '@/lib/play/forum-time'

export const dynamic = 'force-dynamic'

/** 200 while the database answers; for operators' probes. */
export async function GET() {
  try {
    return Response.json({ ok: true, now: new Date(await forumTime()).toISOString() })
  } catch {
    return Response.json({ ok: false }, { status: 503 })
  }
}
