/** End-to-end tests in Chromium against the built server, on a data folder of their own. */
import { defineConfig } from '@playwright/test'
import { chromiumLaunch } from './tests/e2e/chromium.ts'

const port = Number(process.env['E2E_PORT'] ?? 3217)
/** Where the fake PostHog of the consent tests listens. */
export const posthogPort = port + 1

export default defineConfig({
  testDir: 'tests/e2e',
  fullyParallel: true,
  workers: 2,
  forbidOnly: process.env['CI'] === 'true',
  retries: 0,
  // Far more than any test takes, so that a slow machine does not fail one.
  timeout: 120_000,
  expect: { timeout: 20_000 },
  reporter: [[process.env['CI'] === 'true' ? 'dot' : 'list'], ['json', { outputFile: 'test-results/playwright.json' }]],
  outputDir: 'test-results/e2e',
  snapshotPathTemplate: '{testDir}/visual/{arg}{ext}',
  use: {
    baseURL: `http://localhost:${port}`,
    locale: 'nl-NL',
    timezoneId: 'Europe/Amsterdam',
    launchOptions: chromiumLaunch,
  },
  webServer: {
    command: `"${process.execPath}" dist/server/main.js`,
    cwd: import.meta.dirname,
    url: `http://localhost:${port}/healthz`,
    env: {
      PORT: String(port),
      HOST: '127.0.0.1',
      DATA_DIR: 'test-results/data',
      NODE_ENV: 'production',
      WARM_PICTURES: 'no',
      // All visitors of the tests have one address.
      RATE_LIMIT_PAGES: '1000000',
      RATE_LIMIT_REQUESTS: '1000000',
      POSTHOG_KEY: 'phc_test',
      POSTHOG_HOST: `http://127.0.0.1:${posthogPort}`,
    },
    reuseExistingServer: false,
  },
})
