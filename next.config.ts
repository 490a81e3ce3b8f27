import type { NextConfig } from 'next'
import createNextIntlPlugin from 'next-intl/plugin'

const config: NextConfig = {
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
