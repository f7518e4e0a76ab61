import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { readCatalogue } from '#server/catalogue/catalogue.ts'
import { createSiteContext } from '#server/site-context.ts'
import { siteAddresses, sitemapXml } from './site-addresses.ts'

test('every kind of page is in the sitemap once', async () => {
  const dataDir = mkdtempSync(join(tmpdir(), 'sitemap-'))
  const context = await createSiteContext({ contentDir: 'content', publicDir: 'public', dataDir })
  try {
    const { paths, isWhole } = await siteAddresses(context, async () =>
      (await readCatalogue(context.source)).products.keys(),
    )
    expect(isWhole).toBe(true)
    expect(new Set(paths).size).toBe(paths.length)
    expect(paths).toEqual(
      expect.arrayContaining([
        '/',
        '/collecties/beat40',
        '/collecties/exclusief/linea',
        '/collecties/sjithouse/epoch',
        '/collecties/spiegels/m23-0',
        '/kleuren/eiken-naturel',
        '/verkooppunten/nederland/noord-brabant',
        '/verkooppunten/curacao',
        '/montage/ladesystemen/xp',
        '/over-ons/productie',
      ]),
    )
    for (const [start, count] of [
      ['/collecties/spiegels/', 29],
      ['/kleuren/', 50],
      ['/inspiratie/', 9],
      ['/verkooppunten/nederland/', 12],
    ] as const) {
      expect(
        paths.filter((path) => path.startsWith(start)),
        start,
      ).toHaveLength(count)
    }
    for (const start of ['/veelgestelde-vragen/', '/vacatures/', '/producten/'])
      expect(
        paths.some((path) => path.startsWith(start)),
        start,
      ).toBe(true)
    expect(paths.filter((path) => !/^\/[a-z0-9/-]*$/.test(path))).toEqual([])
  } finally {
    await context.db.destroy()
    rmSync(dataDir, { recursive: true })
  }
})

test('the sitemap is XML with whole, escaped addresses', () => {
  expect(sitemapXml('https://www.oeverhout.example', ['/', "/a&b'"])).toBe(
    [
      '<?xml version="1.0" encoding="UTF-8"?>',
      '<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9">',
      '  <url><loc>https://www.oeverhout.example/</loc></url>',
      '  <url><loc>https://www.oeverhout.example/a&amp;b&apos;</loc></url>',
      '</urlset>',
      '',
    ].join('\n'),
  )
})
