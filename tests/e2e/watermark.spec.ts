/** The development watermark: decided by the host that the visitor came to. */
import { expect, test } from '@playwright/test'
import { chromiumArgs, findChromium } from './chromium.ts'

const executablePath = findChromium()
test.use({
  launchOptions: {
    ...(executablePath === undefined ? {} : { executablePath }),
    args: [...chromiumArgs, '--host-resolver-rules=MAP *.oeverhout.example 127.0.0.1'],
  },
})

test('localhost and bare addresses say so, the public host does not', async ({ page, baseURL }) => {
  const port = new URL(baseURL ?? '').port
  for (const [host, shown] of [
    ['localhost', true],
    ['127.0.0.1', true],
    ['www.oeverhout.example', false],
  ] as const) {
    await page.goto(`http://${host}:${port}/service`)
    await expect(page.locator('header [role=button]').first()).toBeAttached()
    await expect(page.getByText('DEVELOPMENT ENV')).toHaveCount(shown ? 1 : 0)
  }
})
