/** The development watermark, which depends on the host of the request. */
import { expect, test } from '@playwright/test'
import { chromiumArgs, chromiumLaunch } from './chromium.ts'
import { open } from './page.ts'

test.use({
  launchOptions: {
    ...chromiumLaunch,
    args: [...chromiumArgs, '--host-resolver-rules=MAP *.oeverhout.example 127.0.0.1'],
  },
})

test('shows on localhost and bare IP addresses, not on the public host, and is in nobody’s way', async ({
  page,
  baseURL,
}) => {
  const watermark = page.getByText('DEVELOPMENT ENV')
  const port = new URL(baseURL ?? '').port
  for (const [host, shown] of [
    ['localhost', true],
    ['127.0.0.1', true],
    ['www.oeverhout.example', false],
  ] as const) {
    await open(page, `http://${host}:${port}/service`)
    await expect(watermark).toHaveCount(shown ? 1 : 0)
    if (!shown) continue
    await expect(watermark).toHaveAttribute('aria-hidden', 'true')
    await expect(watermark).toHaveCSS('pointer-events', 'none')
  }
})
