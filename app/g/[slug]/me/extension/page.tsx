import { randomUUID } from 'node:crypto'
import type { Metadata } from 'next'
import { notFound } from 'next/navigation'
import { getTranslations } from 'next-intl/server'
import { RangersWord } from '@/components/tiesha/me/rangers-word'
import { hasRangersWord } from '@/lib/play/secret-place'
import { requestExtension, sayOnExtension } from '../../desk/actions'
import { gamePage } from '../../game'

type Params = { params: Promise<{ slug: string }> }

/** The seat and its view if it is one of the rangers who have a word; for everybody else there is no such page. */
async function asked({ params }: Params) {
  const { slug } = await params
  const { view, now } = await gamePage(slug)
  if (!view?.me || !hasRangersWord(view)) notFound()
  return { slug, view, me: view.me, now }
}

export async function generateMetadata(props: Params): Promise<Metadata> {
  await asked(props)
  return { title: (await getTranslations('me'))('word.title') }
}

/** A ranger's word on one more day for the vote (T12.2): nobody learns who is asked, but the host. */
export default async function RangersWordPage(props: Params) {
  return <RangersWord {...(await asked(props))} formKey={randomUUID()} actions={{ requestExtension, sayOnExtension }} />
}
