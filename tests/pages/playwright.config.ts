/** Every address of the sitemap, one by one: `npm run test:a11y`. Apart from the other journeys, for it takes longer than all of them. */
import { defineConfig } from '@playwright/test'
import base from '../../playwright.config.ts'

export default defineConfig({
  ...base,
  testDir: '.',
  timeout: 45 * 60_000,
  reporter: 'list',
  outputDir: '../../test-results/pages',
})
