import type { Metadata } from 'next'
import { getTranslations } from 'next-intl/server'
import { SITE_ZONE } from '@/app/site-zone'
import { Button } from '@/components/ui/button'
import { TextField } from '@/components/ui/field'
import { Form } from '@/components/ui/form'
import { Link } from '@/components/ui/link'
import { Empty } from '@/components/ui/notice'
import { Part } from '@/components/ui/part'
import { Time } from '@/components/ui/time'
import { currentUser, hasRole } from '@/lib/accounts/session'
import { listBoards } from '@/lib/forum/boards'
import { forumTime } from '@/lib/play/forum-time'
import { addBoardAction } from './actions'

export async function generateMetadata(): Promise<Metadata> {
  return { title: (await getTranslations('forum'))('boards') }
}

export default async function BoardsPage() {
  const [user, boards, now, t] = await Promise.all([currentUser(), listBoards(), forumTime(), getTranslations('forum')])
  const isAdmin = hasRole(user, 'admin')
  return (
    <div className="stack mt-6">
      <h1>{t('boards')}</h1>
      {boards.length === 0 && <Empty title={t('noBoards')}>{t(isAdmin ? 'noBoardsAdmin' : 'noBoardsNote')}</Empty>}
      <ul className="board-list">
        {boards.map((board) => (
          <li key={board.id} className="board-row">
            <h2>
              <Link href={`/boards/${board.slug}`}>{board.name}</Link>
            </h2>
            <p>{board.about}</p>
            <p className="meta dot-list">
              <span>{t('threadCount', { n: board.threads })}</span>
              {board.lastPostAt !== null && (
                <span>
                  {t('lastPost')} <Time at={board.lastPostAt} zone={SITE_ZONE} now={now} precision="minute" />
                </span>
              )}
            </p>
          </li>
        ))}
      </ul>
      {isAdmin && (
        <Part id="new-board" title={t('newBoard')}>
          <Form action={addBoardAction} className="narrow-start stack" key={boards.length}>
            <TextField name="name" label={t('boardName')} required maxLength={30} />
            <TextField name="slug" label={t('boardSlug')} hint={t('boardSlugHint')} required maxLength={40} />
            <TextField name="about" label={t('boardAbout')} maxLength={200} />
            <Button type="submit">{t('addBoard')}</Button>
          </Form>
        </Part>
      )}
    </div>
  )
}
