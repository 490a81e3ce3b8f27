import type { NextConfig } from 'next'
import createNextIntlPlugin from 'next-intl/plugin'

const config: NextConfig = {
  output: 'standalone',
  outputFileTracingRoot: import.meta.dirname,
  turbopack: { root: import.meta.dirname },
  serverExternalPackages: ['@node-rs/argon2', 'pg'],
  poweredByHeader: false,
  typescript: { ignoreBuildErrors: true }, // `npm test` runs tsc itself, once
  experimental: { serverActions: { bodySizeLimit: '2mb' } },
}
export default createNextIntlPlugin('./lib/i18n/request.ts')(config)
