import { randomUUID } from 'node:crypto'
import type { Metadata } from 'next'
import { redirect } from 'next/navigation'
import { getTranslations } from 'next-intl/server'
import { ProxyPage } from '@/components/tiesha/vote/proxy-page'
import { proxyCandidates, proxyCodes, readProxyRequests } from '@/lib/play/proxy-requests'
import { dealtGame } from '../../game'
import { askForProxy, takeBackProxy } from './actions'

type Params = { params: Promise<{ slug: string }> }

export async function generateMetadata(): Promise<Metadata> {
  return { title: (await getTranslations('proxy'))('title') }
}

/** A seat's request that the host vote for it (T8.10); whoever holds no seat has nothing to ask here. */
export default async function AskProxyPage({ params }: Params) {
  const { slug } = await params
  const page = await dealtGame(slug)
  const { view, viewer, now } = page
  if (viewer.kind !== 'seat') redirect(`/g/${slug}/vote`)
  return (
    <ProxyPage
      slug={slug}
      view={view}
      requests={await readProxyRequests(page)}
      candidates={proxyCandidates(view)}
      codes={proxyCodes(view)}
      now={now}
      formKey={randomUUID()}
      actions={{ ask: askForProxy, withdraw: takeBackProxy }}
    />
  )
}
