import path from 'node:path'
import { defineConfig } from 'prisma/config'

// Prisma's command line would fetch a native engine; ours stands in for it with the WebAssembly one from npm.
process.env.PRISMA_SCHEMA_ENGINE_BINARY ??= path.resolve(import.meta.dirname, 'scripts/schema-engine.mjs')
export default defineConfig({
  schema: 'prisma/schema.prisma',
  migrations: { path: 'prisma/migrations' },
  datasource: { url: process.env.DATABASE_URL ?? 'postgresql://x:x@localhost:5432/x' },
})
