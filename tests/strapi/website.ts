/** The website of the content server that tests write to. */
import { expect, inject, vi } from 'vitest'
import { startSite, type Site } from '#tests/services/site-process.ts'

/**
 * Starts the website with the token and the secret of the content server, and waits until it shows its content.
 * @param port where the server sends its webhook, unless a test receives that itself
 */
export async function startWebsite(port = inject('contentServer').website.port): Promise<Site> {
  const { url, token, website } = inject('contentServer')
  const site = await startSite({ CMS_URL: url, CMS_TOKEN: token, REVALIDATE_SECRET: website.secret }, { port })
  await vi.waitFor(
    async () => {
      for (const path of ['/', '/producten']) expect((await site.visit(path)).status, path).toBe(200)
    },
    { timeout: 50_000, interval: 250 },
  )
  return site
}
