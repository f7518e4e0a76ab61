/** Journeys in WebKit, the engine of Safari: `npm run test:webkit`. Apart from the others, because few machines have it and it is slow without a graphics card. */
import { defineConfig } from 'vitest/config'

export default defineConfig({
  test: {
    include: ['tests/webkit/*.webkit.ts'],
    reporters: ['default', ['json', { outputFile: 'test-results/webkit.json' }]],
    testTimeout: 180_000,
    hookTimeout: 60_000,
    fileParallelism: false,
    expect: { poll: { timeout: 20_000 } },
  },
})
