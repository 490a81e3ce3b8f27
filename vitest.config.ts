import path from 'node:path'
import { defineConfig } from 'vitest/config'

const alias = { '@': import.meta.dirname, 'server-only': path.resolve(import.meta.dirname, 'lib/db/empty.ts') }
const exclude = ['node_modules/**', '.next/**', '.data/**']

export default defineConfig({
  test: {
    maxWorkers: 2,
    projects: [
      { resolve: { alias }, test: { name: 'unit', include: ['**/*.test.{ts,tsx}'], exclude, testTimeout: 30_000 } },
      {
        resolve: { alias },
        test: {
          name: 'integration',
          include: ['**/*.itest.ts'],
          exclude,
          globalSetup: ['lib/db/testing-setup.ts'],
          testTimeout: 60_000,
          hookTimeout: 60_000,
          fileParallelism: false,
        },
      },
    ],
  },
})
