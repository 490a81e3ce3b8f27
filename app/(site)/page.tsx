import { Home } from '@/components/home/home'
import { currentUser } from '@/lib/accounts/session'
import { readHome } from '@/lib/play/home'

/** 大厅: what waits for me, games by state, announcements, boards. */
export default async function HomePage() {
  return <Home view={await readHome(await currentUser())} />
}
