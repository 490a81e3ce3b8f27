import { clsx } from 'clsx'
import { useTranslations } from 'next-intl'
import type { ReactNode } from 'react'
import { Link } from '@/components/ui/link'
import { SiteNav } from './nav'
import { ThemeToggle } from './theme-toggle'

interface MastheadProps {
  siteName: string
  /** The signed-in account; null for a guest. `unread` letters are shown beside the link to them. */
  account: { name: string; unread: number } | null
  /** Inside a game: who the reader is there (「本局你是 听雨」). Takes the place of the account. */
  identity?: ReactNode
  /** Inside a game the places of the site give way to those of the game on a phone. */
  inGame?: boolean
  chooseTheme: (form: FormData) => Promise<void>
}

export function Masthead({ siteName, account, identity, inGame, chooseTheme }: MastheadProps) {
  const t = useTranslations('shell')
  return (
    <header className={clsx('masthead', inGame && 'in-game')}>
      <div className="wrap">
        <Link className="brand" href="/">
          <span className="seal" aria-hidden="true">
            {t('sealCharacter')}
          </span>
          {siteName}
        </Link>
        <SiteNav />
        <div className="tools">
          {account && (
            <Link className="btn btn-plain" href="/inbox">
              {t('letters')}
              {account.unread > 0 && (
                <span className="count count-now">
                  {account.unread}
                  <span className="vh">{t('unread')}</span>
                </span>
              )}
            </Link>
          )}
          <ThemeToggle action={chooseTheme} />
          {identity ? (
            <>
              <span className="only-wide meta">{t('youAre')}</span>
              {identity}
            </>
          ) : account ? (
            <Link className="btn btn-plain account" href="/account">
              {account.name}
            </Link>
          ) : (
            <>
              <Link className="btn btn-plain" href="/sign-in">
                {t('signIn')}
              </Link>
              <Link className="btn btn-plain only-wide" href="/sign-up">
                {t('signUp')}
              </Link>
            </>
          )}
        </div>
      </div>
    </header>
  )
}
