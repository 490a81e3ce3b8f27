import { Fragment } from 'react'
import { AliasName, CodeName } from '@/components/game/names'

/** The names on a ballot in order, each with the code that was guessed for it. */
export function PickedNames(props: {
  slug: string
  picks: readonly { seat: number; code?: string | undefined }[]
  aliases: ReadonlyMap<number, string>
}) {
  return props.picks.map(({ seat, code }) => (
    <Fragment key={seat}>
      <AliasName slug={props.slug} alias={props.aliases.get(seat) ?? ''} portrait={false} />
      {code && <CodeName>{code}</CodeName>}{' '}
    </Fragment>
  ))
}
