import { workersUrl } from './testing-workers'

// Before a file of integration tests: this worker's database.
process.env.DATABASE_URL = workersUrl(process.env.TEST_DATABASES ?? '', Number(process.env.VITEST_POOL_ID))
