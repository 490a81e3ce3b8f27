import type { BallotSpec } from './use-ballot'

/** What a ballot form sends beside its picks. */
export function HiddenFields({ spec }: { spec: BallotSpec }) {
  return (
    <>
      <input type="hidden" name="slug" value={spec.slug} />
      <input type="hidden" name="round" value={spec.round} />
      <input type="hidden" name="stage" value={spec.stage} />
      <input type="hidden" name="key" value={spec.formKey} />
    </>
  )
}
