import { useTranslations } from 'next-intl'
import { AliasName, CodeName } from '@/components/game/names'
import { useTerms } from '@/components/tiesha/terms'
import { Button } from '@/components/ui/button'
import { Form } from '@/components/ui/form'
import type { FormAction } from '@/components/ui/form-action'
import { Link } from '@/components/ui/link'
import { Tag } from '@/components/ui/notice'
import { Time } from '@/components/ui/time'
import type { Suggestion } from '@/lib/play/similar'
import { Share } from './evidence'

interface SuggestionsProps {
  slug: string
  suggestions: readonly Suggestion[]
  aliases: ReadonlyMap<number, string>
  zone: string
  now: number
  layAside: FormAction
}

/** Essays of which much stood somewhere before; each leads to its evidence, or is laid aside. */
export function Suggestions({ slug, suggestions, aliases, zone, now, layAside }: SuggestionsProps) {
  const t = useTranslations('similar')
  const terms = useTerms()
  if (suggestions.length === 0) return <p className="meta mt-3">{t('suggestNone')}</p>
  return (
    <ul className="lines mt-3">
      {suggestions.map((one) => (
        <li key={one.postId} className="row suggestion">
          <b className="evidence-share">
            <Share coverage={one.coverage} />
          </b>
          <div>
            <Link href={`/g/${slug}/flags/${one.key}`}>
              {one.title ? t('titled', { title: one.title }) : t('noTitle')}
            </Link>
            <p className="meta dot-list">
              <span>{t(`essays.${one.kind as 'kill'}`)}</span>
              {one.round !== null && <span>{terms.round(one.round)}</span>}
              {one.code !== null && <CodeName>{one.code}</CodeName>}
              {one.seat !== null && <AliasName slug={slug} alias={aliases.get(one.seat) ?? ''} portrait={false} />}
              <Time at={one.at} zone={zone} now={now} tip={false} />
              <span>{t('sources', { count: one.sources })}</span>
              {one.oldWork && <Tag tone="seal">{t('kinds.oldWork')}</Tag>}
            </p>
          </div>
          <LayAside slug={slug} post={one.postId} action={layAside} label={one.title} />
        </li>
      ))}
    </ul>
  )
}

/** 看过了: takes a suggestion from the desk. */
function LayAside(props: { slug: string; post: string; action: FormAction; label: string }) {
  const t = useTranslations('similar')
  return (
    <Form action={props.action} className="row-end">
      <input type="hidden" name="slug" value={props.slug} />
      <input type="hidden" name="post" value={props.post} />
      <Button type="submit" tone="plain" aria-label={t('layAsideOf', { title: props.label || t('noTitle') })}>
        {t('layAside')}
      </Button>
    </Form>
  )
}
