/** No visitor waits for a picture: on an empty data folder the server makes those of the most seen pages by itself. */
import { existsSync, mkdtempSync, readdirSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join, resolve } from 'node:path'
import { setTimeout as pause } from 'node:timers/promises'
import { expect, test } from 'vitest'
import { picturesIn } from '#server/images/warm-pictures.ts'
import { freePort } from '#tests/services/ports.ts'
import { startSite } from '#tests/services/site-process.ts'

/** ms after the start in which the pictures must be made, and ms in which each is then sent. */
const maxWarmMs = 60_000
const maxResponseMs = 50

test('makes the pictures of the home page and /producten within a minute and then sends each within 50 ms', async () => {
  const dataDir = mkdtempSync(join(tmpdir(), 'pictures-'))
  const port = await freePort()
  const origin = `http://127.0.0.1:${port}`
  const started = performance.now()
  const site = await startSite(resolve('.'), port, { DATA_DIR: dataDir, WARM_PICTURES: 'yes' })
  try {
    const paths = new Set<string>()
    for (const page of ['/', '/producten'])
      for (const [path] of picturesIn(await (await fetch(origin + page)).text())) paths.add(path)
    expect(paths.size).toBeGreaterThan(100)

    // The pictures of these two pages are made before any other, and nobody has asked for one.
    while (filesIn(join(dataDir, 'img')) < paths.size) {
      expect(performance.now() - started).toBeLessThan(maxWarmMs)
      await pause(200)
    }
    const slow: string[] = []
    for (const path of paths) {
      const ms = await responseMs(`${origin}/img/${path}`)
      if (ms > maxResponseMs) slow.push(`${path}: ${Math.round(ms)} ms`)
    }
    expect(slow).toEqual([])
  } finally {
    await site.stop()
    rmSync(dataDir, { recursive: true, force: true })
  }
}, 90_000)

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
