import path from 'node:path'
import { defineConfig } from 'vitest/config'
import { WORKERS } from './lib/db/testing-workers'

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
          setupFiles: ['lib/db/testing-worker.ts'],
          maxWorkers: WORKERS,
          testTimeout: 60_000,
          hookTimeout: 60_000,
        },
      },
    ],
  },
})
