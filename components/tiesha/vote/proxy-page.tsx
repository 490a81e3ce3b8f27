import { useTranslations } from 'next-intl'
import { SaidForm } from '@/components/host/said-form'
import { Button } from '@/components/ui/button'
import { Countdown } from '@/components/ui/countdown'
import { TextareaField } from '@/components/ui/field'
import { Form } from '@/components/ui/form'
import type { FormAction } from '@/components/ui/form-action'
import { Link } from '@/components/ui/link'
import { Empty, Notice, Tag } from '@/components/ui/notice'
import { Part } from '@/components/ui/part'
import { Time } from '@/components/ui/time'
import { settlesAt } from '@/lib/engine/core'
import type { TieshaView } from '@/lib/engine/rulesets/tiesha/view-types'
import type { ProxyRequest } from '@/lib/play/proxy-requests'
import { count } from '../terms'
import { PickedNames } from './picked-names'
import { ProxyPicks } from './proxy-picks'

interface ProxyPageProps {
  slug: string
  view: TieshaView
  /** Own requests of this round, oldest first. */
  requests: readonly ProxyRequest[]
  candidates: readonly number[]
  codes: readonly string[]
  now: number
  formKey: string
  actions: { ask: FormAction; withdraw: FormAction }
}

/** 托票 (T8.10): a seat that cannot vote in time asks the host to enter its ballot, naming exact aliases. */
export function ProxyPage({ slug, view, requests, candidates, codes, now, formKey, actions }: ProxyPageProps) {
  const t = useTranslations('proxy')
  const aliases = new Map(view.seats.map(({ seat, alias }) => [seat, alias]))
  const limit = view.closes.proxy
  const open = limit !== null && now < settlesAt(limit) && view.row !== null && view.me?.living === true
  const time = (at: number) => () => <Time at={at} zone={view.timeZone} now={now} tip={false} />
  return (
    <div className="max-w-measure mt-6">
      <Part
        id="proxy"
        title={t('title')}
        note={open && !view.paused && <Countdown until={limit} serverNow={now} />}
        more={<Link href={`/g/${slug}/vote`}>{t('toVote')}</Link>}
      >
        <p>{t('lead')}</p>
        <ul className="outcome">
          {limit !== null && <li>{t.rich('limit', { time: time(limit) })}</li>}
          <li>{t('own')}</li>
          <li>{t('exact')}</li>
        </ul>
        {requests.length > 0 && (
          <ul className="lines mt-4" aria-label={t('mine')}>
            {requests.map((request) => (
              <li key={request.id} className="row">
                <span>
                  <PickedNames slug={slug} picks={request.picks} aliases={aliases} />
                </span>
                <span className="meta">{t.rich('askedAt', { time: time(request.at) })}</span>
                <span className="row row-end">
                  <Tag tone={request.status === 'open' ? 'now' : request.status === 'entered' ? undefined : 'void'}>
                    {t(`status.${request.status}`)}
                  </Tag>
                  {request.status === 'open' && !view.paused && (
                    <Form action={actions.withdraw}>
                      <input type="hidden" name="slug" value={slug} />
                      <input type="hidden" name="id" value={request.id} />
                      <Button type="submit" tone="plain">
                        {t('withdraw')}
                      </Button>
                    </Form>
                  )}
                </span>
                {request.reason && <span className="meta w-full">{t('reason', { reason: request.reason })}</span>}
              </li>
            ))}
          </ul>
        )}
        {view.paused ? (
          <Notice seal className="mt-4">
            {t('paused')}
          </Notice>
        ) : open ? (
          <SaidForm action={actions.ask} className="stack mt-4" said={t('asked')}>
            <input type="hidden" name="slug" value={slug} />
            <input type="hidden" name="round" value={view.round} />
            <input type="hidden" name="picks" value={view.row?.picks ?? 1} />
            <input type="hidden" name="key" value={formKey} />
            <p className="meta">{t('most', count(view.row?.picks ?? 1))}</p>
            <ProxyPicks
              most={view.row?.picks ?? 1}
              candidates={candidates.map((seat) => ({ seat, alias: aliases.get(seat) ?? '' }))}
              codes={codes}
            />
            {codes.length === 0 && <p className="meta">{t('noCodes')}</p>}
            <TextareaField name="note" label={t('note')} hint={t('noteHint')} rows={2} maxLength={200} />
            {requests.some((request) => request.status === 'open') && <p className="meta">{t('replaces')}</p>}
            <div>
              <Button type="submit" tone="solid">
                {t('ask')}
              </Button>
            </div>
          </SaidForm>
        ) : (
          <div className="mt-4">
            <Empty title={t('shut')}>{t('shutNote')}</Empty>
          </div>
        )}
      </Part>
    </div>
  )
}
