import { useTranslations } from 'next-intl'
import { Button } from '@/components/ui/button'
import { SelectField, TextareaField, TextField } from '@/components/ui/field'
import { Form } from '@/components/ui/form'
import type { FormAction } from '@/components/ui/form-action'
import { Part } from '@/components/ui/part'
import type { ThreadRef } from '@/lib/play/access'
import type { HiddenPost } from '@/lib/play/hide-post'
import { SaidForm } from './said-form'
import { SeenMark } from './seen-mark'

interface HidingProps {
  slug: string
  /** Threads that this host may read and in which people write. */
  threads: readonly ThreadRef[]
  hidden: readonly HiddenPost[]
  /** Aliases by seat, for the names of private lines. */
  aliases: ReadonlyMap<number, string>
  seen: string
  actions: { hide: FormAction; show: FormAction }
}

/** Hides a post by thread and floor, with a public reason; lists what is hidden and shows it again. */
export function Hiding({ slug, threads, hidden, aliases, seen, actions }: HidingProps) {
  const t = useTranslations('host')
  const nameOf = useThreadName(aliases)
  return (
    <Part id="hide" title={t('hide')} note={t('hideNote')}>
      <SaidForm action={actions.hide} className="hide-form" said={t('hideDone')}>
        <input type="hidden" name="slug" value={slug} />
        <SeenMark seen={seen} />
        <SelectField name="thread" label={t('hideThread')}>
          {threads.map((thread) => (
            <option key={refOf(thread)} value={refOf(thread)}>
              {nameOf(thread)}
            </option>
          ))}
        </SelectField>
        <TextField
          name="number"
          label={t('hideNumber')}
          inputMode="numeric"
          autoComplete="off"
          maxLength={6}
          required
        />
        <div className="hide-reason">
          <TextareaField name="reason" label={t('reason')} rows={2} maxLength={200} required />
        </div>
        <div>
          <Button type="submit">{t('hideDo')}</Button>
        </div>
      </SaidForm>
      {hidden.length > 0 && (
        <>
          <h3 className="label mt-5">{t('hidden')}</h3>
          <ul className="lines">
            {hidden.map((post) => {
              const place = { thread: nameOf(post.thread), number: post.number }
              return (
                <li key={`${refOf(post.thread)} ${post.number}`} className="row">
                  <span>{t('hiddenAt', place)}</span>
                  <span className="meta">{post.reason}</span>
                  <Form action={actions.show} className="row-end">
                    <input type="hidden" name="slug" value={slug} />
                    <input type="hidden" name="thread" value={refOf(post.thread)} />
                    <input type="hidden" name="number" value={post.number} />
                    <SeenMark seen={seen} />
                    <Button type="submit" tone="plain" aria-label={t('showOf', place)}>
                      {t('show')}
                    </Button>
                  </Form>
                </li>
              )
            })}
          </ul>
        </>
      )}
    </Part>
  )
}

/** `line:7`: a thread in one form field. */
const refOf = ({ kind, key }: ThreadRef): string => `${kind}:${key}`

/** 密室（杀手）, 听雨的私线, 讨论. */
export function useThreadName(aliases: ReadonlyMap<number, string>): (thread: ThreadRef) => string {
  const t = useTranslations('host')
  return ({ kind, key }) =>
    t(`threads.${kind}`, {
      group: kind === 'channel' && t.has(`channels.${key}` as never) ? t(`channels.${key}` as never) : key,
      alias: kind === 'line' ? (aliases.get(Number(key)) ?? key) : '',
    })
}
