import { type ReactNode, useId } from 'react'
import { Seal } from './names'

interface EssayProps {
  title: ReactNode
  /** Beside each other under the title: 第四轮杀帖之一, the time, 原创 878 字, 引用 51 字. */
  meta?: readonly ReactNode[]
  /** The rendered rich text. */
  children: ReactNode
  /** 落款: the signature with its seal, then what the post did; only then come the actions. */
  colophon?: {
    sign: ReactNode
    /** Small, after the signature: 丙午年十月　桃花渡 */
    note?: ReactNode
    seal?: string
    /** 署名代号, 此帖所取, 猜其代号 */
    facts?: readonly { label: ReactNode; value: ReactNode }[]
  }
  actions?: ReactNode
  /** Below everything, inside the sheet: the form of a flag. */
  after?: ReactNode
  lang?: string
}

/** A post set as a page of a book: 36 characters a line, first lines indented, the signature at the end. */
export function Essay({ title, meta = [], children, colophon, actions, after, lang = 'zh-CN' }: EssayProps) {
  const id = useId()
  return (
    <article className="folio" aria-labelledby={id}>
      <header className="folio-head">
        <h2 id={id} lang={lang}>
          {title}
        </h2>
        {meta.length > 0 && (
          <div className="meta dot-list">
            {meta.map((item, i) => (
              // biome-ignore lint/suspicious/noArrayIndexKey: a fixed list
              <span key={i}>{item}</span>
            ))}
          </div>
        )}
      </header>
      <div className="essay" lang={lang}>
        {children}
      </div>
      {(colophon || actions) && (
        <footer className="colophon">
          {colophon && (
            <>
              <p className="sign" lang="zh-CN">
                <span>
                  {colophon.sign}
                  {colophon.note && <span className="meta song">{colophon.note}</span>}
                </span>
                {colophon.seal && <Seal vertical>{colophon.seal}</Seal>}
              </p>
              {colophon.facts && (
                <dl className="verdict">
                  {colophon.facts.map((fact, i) => (
                    // biome-ignore lint/suspicious/noArrayIndexKey: a fixed list
                    <div key={i}>
                      <dt>{fact.label}</dt>
                      <dd>{fact.value}</dd>
                    </div>
                  ))}
                </dl>
              )}
            </>
          )}
          {actions && <div className="row mt-4">{actions}</div>}
        </footer>
      )}
      {after}
    </article>
  )
}
