import type { Metadata } from 'next'
import { getTranslations } from 'next-intl/server'
import { RoleForm } from '@/components/account/role-form'
import { Button } from '@/components/ui/button'
import { Input } from '@/components/ui/field'
import { Empty } from '@/components/ui/notice'
import { Pagination } from '@/components/ui/pagination'
import { Table } from '@/components/ui/table'
import { Time } from '@/components/ui/time'
import { listMembers } from '@/lib/accounts/members'
import { requireRole } from '@/lib/accounts/session'
import { setRoleAction } from './actions'

export async function generateMetadata(): Promise<Metadata> {
  return { title: (await getTranslations('account'))('members') }
}

export default async function MembersPage({ searchParams }: PageProps<'/admin/members'>) {
  const admin = await requireRole('admin', '/admin/members')
  const params = await searchParams
  const search = typeof params.q === 'string' ? params.q.slice(0, 40) : ''
  const { members, page, pages } = await listMembers(search, Number(params.page) || 1)
  const t = await getTranslations('account')
  const href = (n: number) => `/admin/members?${new URLSearchParams({ ...(search && { q: search }), page: String(n) })}`
  return (
    <div className="stack mt-6">
      <h1>{t('members')}</h1>
      <p className="meta">{t('membersNote')}</p>
      <form className="row">
        <Input
          name="q"
          defaultValue={search}
          aria-label={t('searchMembers')}
          placeholder={t('username')}
          className="max-w-80"
        />
        <Button type="submit">{t('search')}</Button>
      </form>
      {members.length === 0 ? (
        <Empty title={t('noMembers')}>{t('noMembersNote')}</Empty>
      ) : (
        <Table
          label={t('members')}
          fold
          rows={members}
          rowKey={(m) => m.id}
          columns={[
            { key: 'name', head: t('username'), cell: (m) => m.username },
            {
              key: 'since',
              head: t('since'),
              cell: (m) => (
                <Time at={m.createdAt} zone={admin.timeZone ?? 'Asia/Shanghai'} precision="day" tip={false} />
              ),
            },
            {
              key: 'role',
              head: t('role'),
              cell: (m) => (
                <RoleForm action={setRoleAction} userId={m.id} username={m.username} role={m.role} demo={m.demo} />
              ),
            },
          ]}
        />
      )}
      <Pagination label={t('pages')} page={page} pages={pages} href={href} />
    </div>
  )
}
