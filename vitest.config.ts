/** Unit tests beside their sources; contract, architecture and database tests under tests/. */
import { defineConfig } from 'vitest/config'

export default defineConfig({
  test: {
    include: ['{app,server,scripts}/**/*.test.{ts,tsx}', 'tests/{contract,architecture,unit,newsletter}/**/*.test.{ts,tsx}'],
    reporters: ['default', ['json', { outputFile: 'test-results/vitest.json' }]],
    testTimeout: 30_000,
  },
})
