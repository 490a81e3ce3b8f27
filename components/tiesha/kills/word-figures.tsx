import { useTranslations } from 'next-intl'
import { quotedShare } from '@/lib/text'

/** 原创 878 字 | 引用 51 字，占 5.5%: items of a `.dot-list`. */
export function WordFigures({ original, quoted }: { original: number; quoted: number }) {
  const t = useTranslations('kills')
  return (
    <>
      <span>{t('original', { n: original })}</span>
      {quoted > 0 && (
        <span>{t('quoted', { n: quoted, share: quotedShare({ quoted, total: original + quoted }) })}</span>
      )}
    </>
  )
}
