'use client'

import { useTranslations } from 'next-intl'
import { useToast } from '@/components/ui/toast'

/** A link that copies its own address; without JavaScript, or with a modified click, it is a plain link. */
export function CopyLink({ href }: { href: string }) {
  const t = useTranslations('forum')
  const toast = useToast()
  return (
    <a
      className="btn btn-plain"
      href={href}
      onClick={(event) => {
        if (event.metaKey || event.ctrlKey || event.shiftKey || !navigator.clipboard) return
        event.preventDefault()
        void navigator.clipboard.writeText(new URL(href, location.href).href).then(() => toast({ text: t('copied') }))
      }}
    >
      {t('copyLink')}
    </a>
  )
}
