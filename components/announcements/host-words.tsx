import { useTranslations } from 'next-intl'
import { RichText } from '@/components/forum/rich-text'
import { SaidForm } from '@/components/host/said-form'
import { SeenMark } from '@/components/host/seen-mark'
import { Button } from '@/components/ui/button'
import { TextareaField } from '@/components/ui/field'
import type { FormAction } from '@/components/ui/form-action'
import { Part } from '@/components/ui/part'
import { Time } from '@/components/ui/time'
import type { AnnouncementPost } from '@/lib/play/read-announcements'
import type { RulesetName } from '@/lib/play/ruleset-names'
import type { RichDocument } from '@/lib/rich-text/types'

/** Instants are epoch milliseconds; `zone`: the game's. */
interface Props {
  context: { zone: string; now: number }
  post: Pick<AnnouncementPost<RulesetName>, 'words' | 'wordsChangedAt' | 'errata'>
}

/** The host's own words above the machine's, and when they were changed (T10.2). */
export function HostWords({ context, post }: Props) {
  const t = useTranslations('reports.words')
  if (!post.words) return null
  return (
    <section className="note essay-note mb-5" aria-label={t('title')}>
      <RichText doc={post.words} />
      {post.wordsChangedAt !== null && (
        <p className="meta">
          {t.rich('changed', {
            time: () => <Time at={post.wordsChangedAt ?? 0} zone={context.zone} now={context.now} tip={false} />,
          })}
        </p>
      )}
    </section>
  )
}

/** 勘误 beneath an announcement: what it said stays, what is right stands under it. */
export function Errata({ context, post }: Props) {
  const t = useTranslations('reports.words')
  return post.errata.map(({ at, text }, index) => (
    // biome-ignore lint/suspicious/noArrayIndexKey: errata are only ever added
    <p key={index} className="note mt-4">
      <b>{t('erratum')}</b>　{text}{' '}
      <span className="meta">
        <Time at={at} zone={context.zone} now={context.now} tip={false} />
      </span>
    </p>
  ))
}

/** For the host and his assistants: the place for their words, and the form for a correction. */
export function WriteWords(props: {
  slug: string
  post: Pick<AnnouncementPost<RulesetName>, 'number' | 'words'>
  review: boolean
  seen: string
  actions: { review: FormAction; erratum: FormAction }
}) {
  const t = useTranslations('reports.words')
  const { slug, post, review, seen, actions } = props
  const fields = (
    <>
      <input type="hidden" name="slug" value={slug} />
      <input type="hidden" name="number" value={post.number} />
      <SeenMark seen={seen} />
    </>
  )
  return (
    <Part id="write" className="mt-7" title={t('write')} note={t('writeNote')}>
      {review && (
        <SaidForm action={actions.review} className="stack" said={t('kept')}>
          {fields}
          <TextareaField
            name="text"
            label={t('title')}
            hint={t('hint')}
            rows={6}
            maxLength={4000}
            defaultValue={textOf(post.words)}
          />
          <div>
            <Button type="submit">{t('keep')}</Button>
          </div>
        </SaidForm>
      )}
      <SaidForm action={actions.erratum} className="stack mt-5" said={t('added')}>
        {fields}
        <TextareaField name="text" label={t('erratum')} hint={t('erratumHint')} rows={2} maxLength={400} required />
        <div>
          <Button type="submit">{t('add')}</Button>
        </div>
      </SaidForm>
    </Part>
  )
}

/** The paragraphs as they were typed. */
function textOf(doc: RichDocument | null): string {
  return (doc?.content ?? [])
    .map((block) => ('content' in block ? block.content : []) ?? [])
    .map((inline) => inline.map((node) => ('text' in node ? node.text : '')).join(''))
    .join('\n')
}
