/** No visitor waits for a picture: the server makes those of the most visited pages in the background. */
import { existsSync, readdirSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { picturesIn } from '#server/images/warm-pictures.ts'
import { cpuSeconds } from '#tests/services/measure.ts'
import { startSite } from '#tests/services/site-process.ts'

/** Seconds of processor time, which other work on the machine does not change; two cores have as many in a minute of the clock. */
const maxWarmSeconds = 120
const maxResponseMs = 50

test('makes the pictures of the home page and /producten within a minute and then sends each within 50 ms', async () => {
  await using site = await startSite({ WARM_PICTURES: 'yes' })
  const paths = new Set<string>()
  for (const page of ['/', '/producten'])
    for (const [path] of picturesIn((await site.visit(page)).text)) paths.add(path)
  expect(paths.size).toBeGreaterThan(100)

  // The pictures of these two pages are made before any other, and nobody has asked for one.
  await expect
    .poll(() => filesIn(join(site.dataDir, 'img')), { timeout: 200_000, interval: 200 })
    .toBeGreaterThanOrEqual(paths.size)
  expect(cpuSeconds(site.pid)).toBeLessThan(maxWarmSeconds)
  const slow: string[] = []
  for (const path of paths) {
    const ms = await responseMs(`${site.url}/img/${path}`)
    if (ms > maxResponseMs) slow.push(`${path}: ${Math.round(ms)} ms`)
  }
  expect(slow).toEqual([])
}, 240_000)

function filesIn(folder: string): number {
  if (!existsSync(folder)) return 0
  const entries = readdirSync(folder, { recursive: true, withFileTypes: true })
  return entries.filter((entry) => entry.isFile() && !entry.name.endsWith('.part')).length
}

/** The shortest of up to three responses: other tests share the processor. */
async function responseMs(url: string): Promise<number> {
  let shortest = Infinity
  for (let attempt = 0; attempt < 3 && shortest > maxResponseMs; attempt += 1) {
    const asked = performance.now()
    const response = await fetch(url)
    await response.arrayBuffer()
    expect(response.status).toBe(200)
    shortest = Math.min(shortest, performance.now() - asked)
  }
  return shortest
}
