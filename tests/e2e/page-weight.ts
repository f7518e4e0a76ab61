/** What a page weighs on the wire (docs/quality.md). */
import { brotliCompressSync } from 'node:zlib'
import type { Page } from '@playwright/test'
import { hydrated, recordRequests } from './page.ts'

export type PageWeight = {
  /** Bytes of the document, brotli. */
  html: number
  /** Bytes of all scripts loaded within five seconds, brotli. */
  script: number
  scriptFiles: number
}

/** Opens `path` and weighs it five seconds later. Scripts count as they are sent, the page as brotli makes it at its best level. */
export async function weighPage(page: Page, path: string): Promise<PageWeight> {
  await page.clock.install()
  const { urls, settled } = recordRequests(page)
  const response = await page.goto(path)
  await hydrated(page)
  await page.clock.runFor(5_000)
  await settled()
  const scripts = new Set(urls.filter((url) => new URL(url).pathname.endsWith('.js')))
  const sizes = await Promise.all(
    [...scripts].map(async (url) => Number((await page.request.head(url)).headers()['content-length'])),
  )
  return {
    html: brotliCompressSync((await response?.body()) ?? '').length,
    script: sizes.reduce((sum, size) => sum + size, 0),
    scriptFiles: sizes.length,
  }
}
