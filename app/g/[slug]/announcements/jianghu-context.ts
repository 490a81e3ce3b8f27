import type { ReportContext } from '@/components/jianghu/reports/context'
import { type AnnouncementPost, accountsBehind, readScenes } from '@/lib/play/read-announcements'
import type { JianghuPage } from '@/lib/play/read-game'

/** What the reports of 江湖 are drawn with, among it the scenes that these posts publish. */
export async function jianghuContext(
  page: JianghuPage,
  posts: readonly Pick<AnnouncementPost<'jianghu'>, 'data'>[],
): Promise<ReportContext> {
  const { game, view, now } = page
  const kept = posts.flatMap(({ data }) =>
    data?.kind === 'nightReport' ? data.scenes.flatMap(({ post }) => post ?? []) : [],
  )
  const [accounts, scenes] = await Promise.all([accountsBehind(page), readScenes(game.id, kept)])
  return {
    slug: game.slug,
    zone: game.timeZone,
    now,
    host: game.hosts.find((host) => host.role === 'main')?.username ?? null,
    seedHash: game.seedHash,
    seats: view?.seats ?? [],
    accounts,
    scenes,
  }
}
