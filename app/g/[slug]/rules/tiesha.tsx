import { RulesThread } from '@/components/tiesha/rules/rules-thread'
import { gamePage } from '../game'

type Props = { params: Promise<{ slug: string }> }

/** 规则帖: the rules of this game in words, from its configuration as it stands now. */
export default async function RulesPage({ params }: Props) {
  const { game, view } = await gamePage((await params).slug)
  const roles = (game.config.roles ?? []).reduce((sum, role) => sum + role.count, 0)
  return (
    <RulesThread
      config={view ? { ...game.config, rounds: view.rows.map((one) => one.row) } : game.config}
      seats={view?.seats.length ?? roles}
      membersOnly={game.visibility === 'members'}
      hostReview={game.setup.hostReview}
      seedHash={game.seedHash}
      conduct={game.setup.conduct}
      genres={game.setup.genres}
    />
  )
}
