import { useTranslations } from 'next-intl'
import { Button } from '@/components/ui/button'
import { TextareaField } from '@/components/ui/field'
import { Form } from '@/components/ui/form'
import type { FormAction } from '@/components/ui/form-action'
import { Part } from '@/components/ui/part'
import type { SignUps } from '@/lib/play/read-sign-ups'

/** For a member without a part in a game that is dealt: the offer to take over a seat (T3.3), and its taking back. */
export function Volunteer(props: { slug: string; mine: SignUps['mine']; offer: FormAction; withdraw: FormAction }) {
  const t = useTranslations('recruit.volunteer')
  const listed = props.mine?.status === 'waiting'
  return (
    <Part id="volunteer" side title={t('title')}>
      <p className="meta">{listed ? t('listed') : t('lead')}</p>
      <Form action={listed ? props.withdraw : props.offer} className="mt-4">
        <input type="hidden" name="slug" value={props.slug} />
        {!listed && <TextareaField name="note" label={t('note')} hint={t('noteHint')} rows={2} maxLength={200} />}
        <Button type="submit" className="mt-4">
          {t(listed ? 'withdraw' : 'offer')}
        </Button>
      </Form>
    </Part>
  )
}
