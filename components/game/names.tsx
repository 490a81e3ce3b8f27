import { clsx } from 'clsx'
import { useTranslations } from 'next-intl'
import type { ReactNode } from 'react'
import { Link } from '@/components/ui/link'
import { portraitLook } from './portrait-hash'

type Faction = 'black' | 'white' | 'neutral'

interface PortraitProps {
  /** The game's public slug: the same alias looks otherwise in another game. */
  slug: string
  alias: string
  /** 28, 44 or 64 px. */
  size?: 's' | 'm' | 'l'
  /** Out of the game: grey, one corner torn. */
  out?: boolean
}

/** The picture of an alias. Decorative: the name always stands beside it. */
export function Portrait({ slug, alias, size = 'm', out = false }: PortraitProps) {
  const look = portraitLook(slug, alias)
  return (
    <span
      className={clsx('face', size !== 'm' && `face-${size}`, out && 'is-out')}
      data-p={look.pattern}
      data-t={look.tint}
      aria-hidden="true"
    >
      <span>{look.character}</span>
    </span>
  )
}

interface AliasNameProps {
  slug: string
  alias: string
  out?: boolean
  /** The small portrait before it; off where one already stands nearby. */
  portrait?: boolean
  href?: string
}

/** An alias in Kai with its small portrait: the way a seat is named everywhere. */
export function AliasName({ slug, alias, out = false, portrait = true, href }: AliasNameProps) {
  return (
    <span className={clsx('who', out && 'is-out')} lang="zh-CN">
      {portrait && <Portrait slug={slug} alias={alias} size="s" out={out} />}
      {href ? <Link href={href}>{alias}</Link> : alias}
    </span>
  )
}

/** A code name (词牌名) or an alias in running text: Kai, as other scripts would set it in italics. */
export function CodeName({ large, children }: { large?: boolean; children: ReactNode }) {
  return (
    <span className={large ? 'name-l' : 'kai'} lang="zh-CN">
      {children}
    </span>
  )
}

/**
 * The mark of a side: 黑 solid square, 白 hollow ring, 中 dashed square, each with its character.
 * `beside`: the side is also written next to it, so the mark is hidden from screen readers.
 */
export function FactionMark({ faction, beside = false }: { faction: Faction; beside?: boolean }) {
  const t = useTranslations('tiesha')
  const name = beside ? { 'aria-hidden': true as const } : { role: 'img', 'aria-label': t(`factions.${faction}`) }
  return (
    <span className={`mark mark-${faction}`} {...name}>
      {t(`factionMarks.${faction}`)}
    </span>
  )
}

interface SealProps {
  children: ReactNode
  /** carved (白文): done, sealed. line (朱文): waits for it. */
  tone?: 'carved' | 'line'
  vertical?: boolean
  turned?: boolean
  /** Comes down once when it appears: only for what the server has just accepted. */
  lands?: boolean
  /** Seals repeat what the text beside them says; give a label where they say it alone. */
  label?: string
}

/** 印. */
export function Seal({ children, tone = 'carved', vertical, turned, lands, label }: SealProps) {
  const name = label ? { role: 'img', 'aria-label': label } : { 'aria-hidden': true as const }
  return (
    <span
      className={clsx(
        'seal',
        vertical && 'seal-v',
        tone === 'line' && 'seal-line',
        turned && 'seal-turn',
        lands && 'seal-lands',
      )}
      {...name}
    >
      {children}
    </span>
  )
}
