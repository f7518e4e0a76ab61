/** Tests against a real content server: `npm run test:strapi`. Apart from the others, because the server's packages are many. */
import { defineConfig } from 'vitest/config'

export default defineConfig({
  test: {
    include: ['tests/strapi/*.strapi.test.ts'],
    globalSetup: ['tests/strapi/content-server.ts'],
    reporters: ['default', ['json', { outputFile: 'test-results/strapi.json' }]],
    testTimeout: 180_000,
    hookTimeout: 180_000,
    fileParallelism: false,
  },
})
