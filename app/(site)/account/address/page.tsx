import type { Metadata } from 'next'
import { getTranslations } from 'next-intl/server'
import { Button, ButtonLink } from '@/components/ui/button'
import { Form } from '@/components/ui/form'
import { Empty } from '@/components/ui/notice'
import { Part } from '@/components/ui/part'
import { addressOfToken } from '@/lib/accounts/address'
import { requireUser } from '@/lib/accounts/session'
import { confirmAddressAction } from './actions'

export async function generateMetadata(): Promise<Metadata> {
  return { title: (await getTranslations('notices'))('confirm'), referrer: 'no-referrer' }
}

/** Where the link in "is this mailbox yours?" leads. A button decides: programs that read mail follow links, too. */
export default async function ConfirmAddressPage({ searchParams }: PageProps<'/account/address'>) {
  const { token } = await searchParams
  const given = typeof token === 'string' ? token : ''
  const user = await requireUser(`/account/address?token=${encodeURIComponent(given)}`)
  const t = await getTranslations('notices')
  const address = await addressOfToken(user.id, given)
  return (
    <div className="narrow stack mt-6">
      {address === null ? (
        <Empty
          title={<h1>{t('linkDead')}</h1>}
          action={<ButtonLink href="/account#address">{t('toAccount')}</ButtonLink>}
        >
          {t('linkDeadAddress')}
        </Empty>
      ) : (
        <Part page id="confirm" title={t('confirm')}>
          <Form action={confirmAddressAction} className="stack">
            <p>{t('confirmText', { name: user.username, address })}</p>
            <input type="hidden" name="token" value={given} />
            <Button type="submit" tone="solid">
              {t('confirmDo')}
            </Button>
          </Form>
        </Part>
      )}
    </div>
  )
}
