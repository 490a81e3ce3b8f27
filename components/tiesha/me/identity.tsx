import { useTranslations } from 'next-intl'
import { Fragment } from 'react'
import { Disclosure } from '@/components/game/disclosure'
import { AliasName, CodeName, FactionMark, Portrait, Seal } from '@/components/game/names'
import { Tag } from '@/components/ui/notice'
import type { ResolvedConfig } from '@/lib/engine/rulesets/tiesha/config'
import { FACTION_OF, type Role, type Trait } from '@/lib/engine/rulesets/tiesha/roles'
import type { MeView, TieshaView } from '@/lib/engine/rulesets/tiesha/view-types'
import { useTerms } from '../terms'

interface IdentityProps {
  slug: string
  config: ResolvedConfig
  view: TieshaView
  me: MeView
}

/** Who I am, as I may know it (T1.5: a hidden bomb reads ranger), what that asks of me, and whom I know. All folded. */
export function Identity({ slug, config, view, me }: IdentityProps) {
  const t = useTranslations('me')
  const terms = useTerms()
  return (
    <Disclosure summary={t('unfold')} warning={t('unfoldWarning')}>
      <div className="identity">
        <div className="identity-head">
          <Portrait slug={slug} alias={me.alias} size="l" out={!me.living} />
          <div>
            <h3>
              <FactionMark faction={me.faction} beside />
              {terms.role(me.role)}
            </h3>
            <p className="meta">
              {me.alias}　{terms.faction(me.faction)}
            </p>
          </div>
          {me.code && (
            <Seal vertical label={t('codeIs', { code: me.code })}>
              {me.code}
            </Seal>
          )}
        </div>
        <Facts view={view} me={me} />
        <Duties config={config} me={me} />
        {me.traits.length > 0 && <Traits view={view} traits={me.traits} />}
        <Fellows slug={slug} view={view} me={me} />
      </div>
    </Disclosure>
  )
}

function Facts({ view, me }: { view: TieshaView; me: MeView }) {
  const t = useTranslations('me')
  const terms = useTerms()
  return (
    <dl className="facts">
      <dt>{t('code')}</dt>
      <dd>{me.code ? <CodeName large>{me.code}</CodeName> : t('noCode')}</dd>
      <dt>{t('point')}</dt>
      <dd>{t(me.activated === null ? 'pointNone' : me.activated ? 'pointActive' : 'pointIdle')}</dd>
      {view.houses.length > 1 && (
        <>
          <dt>{t('house')}</dt>
          <dd>{terms.house(me.house)}</dd>
        </>
      )}
    </dl>
  )
}

function Duties({ config, me }: { config: ResolvedConfig; me: MeView }) {
  const t = useTranslations('me')
  const values = {
    kill: config.words.killPost,
    iou: config.words.iou,
    ious: config.ious ? 'yes' : 'no',
    abandoned: config.abandoned,
    armed: config.bombsArmedThroughRound,
    hidden: hiddenBombs(config),
  }
  const role: Role = me.role
  return (
    <dl className="duties">
      <dt>{t('canDo')}</dt>
      <dd>{t(`roles.${role}.can`, values)}</dd>
      <dt>{t('mustDo')}</dt>
      <dd>{t(`roles.${role}.must`, values)}</dd>
      <dt>{t('worthKnowing')}</dt>
      <dd>{t(`roles.${role}.know`, values)}</dd>
    </dl>
  )
}

/** How many seats of the game are hidden bombs: public, it stands in the table of roles. */
const hiddenBombs = (config: ResolvedConfig): number =>
  config.roles?.reduce((sum, row) => sum + (row.role === 'hiddenBomb' ? row.count : 0), 0) ?? 0

function Traits({ view, traits }: { view: TieshaView; traits: readonly Trait[] }) {
  const t = useTranslations('me')
  const terms = useTerms()
  return (
    <dl className="duties">
      {traits.map((trait) => {
        const name = typeof trait === 'string' ? trait : 'turncoat'
        return (
          <Fragment key={name}>
            <dt>
              <Tag>{terms.trait(trait)}</Tag>
            </dt>
            <dd>{typeof trait === 'string' ? t(`traits.${trait}`) : turning(trait)}</dd>
          </Fragment>
        )
      })}
    </dl>
  )

  function turning({ turncoat }: Extract<Trait, object>) {
    if ('afterRound' in turncoat) return t('traits.turncoatAfterRound', { round: terms.round(turncoat.afterRound) })
    const whom = view.seats.find((seat) => seat.seat === turncoat.whenOut)
    return t('traits.turncoatWhenOut', { alias: whom?.alias ?? '' })
  }
}

function Fellows({ slug, view, me }: { slug: string; view: TieshaView; me: MeView }) {
  const t = useTranslations('me')
  const terms = useTerms()
  const fellows = me.known.filter(({ seat }) => seat !== me.seat)
  return (
    <section aria-label={t('fellows')}>
      <h4>{t('fellows')}</h4>
      {fellows.length === 0 ? (
        <p className="meta">{t('noFellows')}</p>
      ) : (
        <ul className="fellows">
          {fellows.map(({ seat, role, code }) => {
            const known = view.seats.find((s) => s.seat === seat)
            if (!known) return null
            return (
              <li key={seat}>
                <AliasName slug={slug} alias={known.alias} out={!known.living} />
                <span className="meta">
                  <FactionMark faction={FACTION_OF[role]} beside />
                  {terms.role(role)}
                </span>
                {code && <CodeName>{code}</CodeName>}
              </li>
            )
          })}
        </ul>
      )}
    </section>
  )
}
