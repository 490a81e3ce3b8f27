import { useTranslations } from 'next-intl'
import { LOCALES } from '@/lib/i18n/locales'

/** One button a language, each named in itself; works without JavaScript. */
export function LanguageSwitch(props: { locale: string; action: (form: FormData) => Promise<void> }) {
  const t = useTranslations('shell')
  return (
    <form action={props.action} className="row-end">
      <fieldset className="languages">
        <legend className="vh">{t('language')}</legend>
        {LOCALES.map((locale) => (
          <button
            key={locale}
            className="btn btn-plain"
            type="submit"
            name="locale"
            value={locale}
            lang={locale}
            aria-current={locale === props.locale ? 'true' : undefined}
          >
            {t(`languages.${locale}`)}
          </button>
        ))}
      </fieldset>
    </form>
  )
}
