/** What the first visit to each kind of page loads before it is alive, by the manifest of the build: `npm run build` first. Sizes are bytes after gzip, as docs/quality.md has them. */
import { readdirSync, readFileSync } from 'node:fs'
import { resolve } from 'node:path'
import { gzipSync } from 'node:zlib'
import { expect, test } from 'vitest'
import { z } from 'zod'

const kilobyte = 1_000
/** The libraries that a bare page loads: React, the router, the query cache, and what calls the server. */
const mostFramework = 119 * kilobyte
/** What we add to them. The goal is 30 KB; what stands here is what it may not grow beyond: the home page, where most begin, and every page. */
const mostOwnAtHome = 53 * kilobyte
const mostOwn = 63 * kilobyte
const mostStyles = 20 * kilobyte
const mostFonts = 80 * kilobyte
/** Besides pictures: document, scripts, styles, fonts and the icon. */
const mostRequests = 30

const link = z.union([z.string(), z.object({ href: z.string() }).transform(({ href }) => href)])
const assets = z.object({ preloads: z.array(link).default([]), css: z.array(link).default([]), scripts: z.array(z.object({ attrs: z.object({ src: z.string() }) }).transform(({ attrs }) => attrs.src)).default([]) })
const manifestSchema = z.object({ routes: z.record(z.string(), assets) })

const serverAssets = resolve('dist/server/assets')
const fonts = readdirSync('dist/client/assets').filter((name) => name.endsWith('.woff2')).map((name) => `/assets/${name}`)

/** Scripts and styles per route, those of the document around it included. */
async function firstLoads(): Promise<{ route: string; scripts: string[]; styles: string[] }[]> {
  const file = readdirSync(serverAssets).find((name) => name.startsWith('_tanstack-start-manifest'))
  const built: { tsrStartManifest: () => unknown } = await import(resolve(serverAssets, file ?? 'missing'))
  const { routes } = manifestSchema.parse(built.tsrStartManifest())
  const root = routes['__root__'] ?? assets.parse({})
  return Object.entries(routes).filter(([route]) => route !== '__root__').map(([route, own]) => ({
    route,
    scripts: [...new Set([...root.preloads, ...root.scripts, ...own.preloads, ...own.scripts])],
    styles: [...new Set([...root.css, ...own.css])],
  }))
}

const sizes = new Map<string, number>()
function packed(file: string): number {
  const known = sizes.get(file)
  if (known !== undefined) return known
  const size = gzipSync(readFileSync(resolve('dist/client', file.slice(1))), { level: 9 }).length
  sizes.set(file, size)
  return size
}
const total = (files: readonly string[]) => files.reduce((sum, file) => sum + packed(file), 0)
const isFramework = (file: string) => file.startsWith('/assets/framework-')

test('no page loads more than it may', async () => {
  const loads = await firstLoads()
  expect(loads.length).toBeGreaterThan(40)
  const over = loads.flatMap(({ route, scripts, styles }) => {
    const used = { framework: total(scripts.filter(isFramework)), own: total(scripts.filter((file) => !isFramework(file))), styles: total(styles), requests: scripts.length + styles.length + fonts.length + 2 }
    return used.framework > 0 && used.framework <= mostFramework && used.own <= (route === '/' ? mostOwnAtHome : mostOwn) && used.styles <= mostStyles && used.requests <= mostRequests ? [] : [{ route, ...used }]
  })
  expect(over).toEqual([])
})

test('the fonts are few and small', () => {
  expect(fonts.length).toBeGreaterThan(0)
  expect(fonts.reduce((sum, file) => sum + readFileSync(resolve('dist/client', file.slice(1))).length, 0)).toBeLessThanOrEqual(mostFonts)
})
