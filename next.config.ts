import type { NextConfig } from 'next'
import createNextIntlPlugin from 'next-intl/plugin'

/** On everything we send; what a page may load and run is said with each page (proxy.ts). */
const HEADERS = [
  { key: 'x-content-type-options', value: 'nosniff' },
  { key: 'x-frame-options', value: 'DENY' },
  { key: 'referrer-policy', value: 'same-origin' }, // the address of a secret room is told to nobody outside
  { key: 'cross-origin-opener-policy', value: 'same-origin' },
  { key: 'permissions-policy', value: 'camera=(), microphone=(), geolocation=()' },
]

const config: NextConfig = {
  headers: async () => [{ source: '/:path*', headers: HEADERS }],
  output: 'standalone',
  outputFileTracingRoot: import.meta.dirname,
  // The faces are read from their packages when asked for (app/fonts).
  outputFileTracingIncludes: {
    '/fonts/**': [
      './node_modules/@fontsource/noto-serif-sc/{400,700}.css',
      './node_modules/@fontsource/noto-serif-sc/files/*-{400,700}-normal.woff2',
      './node_modules/lxgw-wenkai-webfont/lxgwwenkai-regular.css',
      './node_modules/lxgw-wenkai-webfont/files/lxgwwenkai-regular-*.woff2',
    ],
  },
  turbopack: { root: import.meta.dirname },
  serverExternalPackages: ['@node-rs/argon2', 'nodemailer', 'pg'],
  poweredByHeader: false,
  htmlLimitedBots: /.*/, // the title comes in the head with the page, not streamed after it
  typescript: { ignoreBuildErrors: true }, // `npm test` runs tsc itself, once
  experimental: { serverActions: { bodySizeLimit: '2mb' } },
}
export default createNextIntlPlugin('./lib/i18n/request.ts')(config)
