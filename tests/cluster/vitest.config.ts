/** Tests of several processes that take minutes: `npm run test:cluster`. What takes seconds stands beside them as *.test.ts and runs with everything. */
import { defineConfig } from 'vitest/config'

export default defineConfig({
  test: {
    include: ['tests/cluster/*.cluster.ts'],
    reporters: ['default', ['json', { outputFile: 'test-results/cluster.json' }]],
    testTimeout: 240_000,
    hookTimeout: 240_000,
    fileParallelism: false,
  },
})
