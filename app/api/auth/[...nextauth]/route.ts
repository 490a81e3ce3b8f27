import { handlers } from '@/lib/accounts/auth'

export const { GET, POST } = handlers
