import { useTranslations } from 'next-intl'

/**
 * The seed of a game, published with its end, and how to check it against the commitment (T1.6).
 * @param props.seed null: the game took no draws from a seed
 * @param props.how what of this ruleset can be drawn anew from it, in words
 */
export function SeedProof(props: { seed: string | null; seedHash: string | null; how: string }) {
  const t = useTranslations('reports')
  const { seed, seedHash, how } = props
  if (seed === null) return <p className="meta">{t('final.noSeed')}</p>
  return (
    <div className="stack">
      <dl className="facts seed">
        <dt>{t('final.seedLabel')}</dt>
        <dd>
          <code>{seed}</code>
        </dd>
        {seedHash && (
          <>
            <dt>{t('final.hashLabel')}</dt>
            <dd>
              <code>{seedHash}</code>
            </dd>
          </>
        )}
      </dl>
      <p>{t('final.seedHow1')}</p>
      <p>{how}</p>
      <p className="meta">{t('final.seedHow3')}</p>
      {/* biome-ignore lint/a11y/noNoninteractiveTabindex: a region that scrolls must be reachable by keyboard */}
      <pre className="scroll sheet" lang="en" tabIndex={0}>
        <code>{`echo ${seed} | xxd -r -p | openssl dgst -sha256`}</code>
      </pre>
    </div>
  )
}
