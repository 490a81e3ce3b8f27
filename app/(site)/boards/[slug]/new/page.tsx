import { randomUUID } from 'node:crypto'
import type { Metadata } from 'next'
import { notFound } from 'next/navigation'
import { getTranslations } from 'next-intl/server'
import { NewThreadForm } from '@/components/forum/new-thread-form'
import { Link } from '@/components/ui/link'
import { requireUser } from '@/lib/accounts/session'
import { readBoard } from '@/lib/forum/boards'
import { newThreadAction } from '../../actions'

export async function generateMetadata(): Promise<Metadata> {
  return { title: (await getTranslations('forum'))('openThread') }
}

export default async function NewThreadPage({ params }: PageProps<'/boards/[slug]/new'>) {
  const { slug } = await params
  const user = await requireUser(`/boards/${slug}/new`)
  const page = await readBoard(slug, 1, null)
  if (!page) notFound()
  const t = await getTranslations('forum')
  return (
    <div className="stack mt-6">
      <p className="crumbs meta">
        <Link href="/boards">{t('boards')}</Link> / <Link href={`/boards/${slug}`}>{page.board.name}</Link>
      </p>
      <h1>{t('openThread')}</h1>
      <NewThreadForm action={newThreadAction} userId={user.id} formKey={randomUUID()} board={page.board} />
    </div>
  )
}
