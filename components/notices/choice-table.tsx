import { useTranslations } from 'next-intl'
import { Checkbox } from '@/components/ui/choice'
import type { NoticeKind, Ways } from '@/lib/notify/kinds'

const WAYS = ['inApp', 'mail'] as const

/** Kinds × ways as ticks, for a form; every kind shown is named in it, so that a tick taken off counts as one. */
export function ChoiceTable(props: {
  kinds: readonly NoticeKind[]
  ways: Readonly<Record<NoticeKind, Ways>>
  notes: Readonly<Record<NoticeKind, string>>
}) {
  const t = useTranslations('notices')
  return (
    <table className="table ways">
      <thead>
        <tr>
          <th scope="col">{t('kindHead')}</th>
          {WAYS.map((way) => (
            <th key={way} scope="col">
              {t(way)}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {props.kinds.map((kind) => (
          <tr key={kind}>
            <th scope="row">
              <input type="hidden" name="kind" value={kind} />
              {t(`kinds.${kind}`)}
              <span className="meta">{props.notes[kind]}</span>
            </th>
            {WAYS.map((way) => (
              <td key={way}>
                <Checkbox name={`${way}.${kind}`} defaultChecked={props.ways[kind][way]}>
                  <span className="vh">{t(`${way}Of`, { kind: t(`kinds.${kind}`) })}</span>
                </Checkbox>
              </td>
            ))}
          </tr>
        ))}
      </tbody>
    </table>
  )
}
