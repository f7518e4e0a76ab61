/**
 * Screenshots of the whole site: every kind of page and some of their states, at four widths, in both themes, with an index page.
 * `npm run look [-- --only='^/(montage|service)' --width=390,1440 --theme=dark --out=look --at=http://localhost:3000]`; --at takes a running site.
 */
import { mkdirSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { parseArgs } from 'node:util'
import { chromium, type Page } from '@playwright/test'
import { staticPages } from '#domain/site-map.ts'
import { chromiumLaunch } from '../tests/e2e/chromium.ts'
import { startSite } from '../tests/services/site-process.ts'

/** Pages besides the static ones, and states of them: at least one of every kind. */
const morePages = [
  '/collecties/beat40',
  '/collecties/beat45',
  '/collecties/nuance515',
  '/collecties/sunny',
  '/collecties/thor',
  '/collecties/type',
  '/collecties/sjithouse',
  '/collecties/sjithouse/epoch',
  ...['linea', 'epoque', 'morrison', 'tresore', 'ligne', 'modena'].map((name) => `/collecties/exclusief/${name}`),
  '/collecties/spiegels/m01',
  '/collecties/spiegels/m05',
  '/collecties/spiegels?features=verwarming',
  '/kleuren/eiken-naturel',
  '/kleuren/beton-licht',
  '/kleuren?color=eiken-gerookt',
  '/producten/kolomkast-morrison',
  '/producten/wastafelmeubel-beat-45',
  '/producten/opzetkom-crystal-rond',
  '/producten?category=spiegels',
  '/producten?search=bestaat+niet',
  '/samenstellen/beat45',
  '/artikel/BOE-F30-ZW',
  '/verlanglijstje?items=mirror.m01*2,finish.eiken-naturel',
  '/favorieten?items=mirror.m01,finish.eiken-naturel',
  '/vergelijken?items=kolomkast-morrison,opzetkom-crystal-rond,wastafelmeubel-sunny',
  '/vergelijken',
  '/service/past-het?width=100&height=180',
  '/veelgestelde-vragen/kan-een-badkamermeubel-tegen-vocht',
  '/veelgestelde-vragen?search=lade',
  '/vacatures/meubelmaker',
  '/verkooppunten/esdorp-badkamers',
  '/verkooppunten/nederland/groningen',
  '/verkooppunten?near=Zwolle',
  '/de?near=Aachen',
  '/downloads?search=bestaat+niet',
  '/zoeken?q=spiegel',
  '/zoeken?q=xqzw',
  '/zoeken',
  '/nieuwsbrief/bevestigen',
  '/nieuwsbrief/afmelden',
  '/bestaat-niet',
]
/** Chromium draws nothing below this height, in px. */
const maxHeight = 16_000

/** Loads every lazy part and picture of the page by scrolling down, and returns to the top. */
async function scrollThrough(page: Page): Promise<void> {
  await page.evaluate(async () => {
    for (let y = 0; y < document.documentElement.scrollHeight; y += 800) {
      scrollTo(0, y)
      await new Promise((done) => {
        requestAnimationFrame(done)
      })
    }
    scrollTo(0, 0)
    // Decoded synchronously, or the screenshot may be taken before they are drawn.
    for (const image of document.images) Object.assign(image, { loading: 'eager', decoding: 'sync' })
    await Promise.all([...document.images].map((image) => image.decode().catch(() => undefined)))
  })
  await page.waitForLoadState('networkidle')
}

function fileName(path: string): string {
  return path.replaceAll(/[^a-z0-9]+/gi, '_').replaceAll(/^_|_$/g, '') || 'home'
}

const { values } = parseArgs({
  options: {
    only: { type: 'string', default: '' },
    width: { type: 'string', default: '390,820,1440,2560' },
    theme: { type: 'string', default: 'light,dark' },
    out: { type: 'string', default: 'look' },
    at: { type: 'string' },
  },
})
const only = new RegExp(values.only)
const paths = [...Object.keys(staticPages), ...morePages].filter((path) => only.test(path))
const widths = values.width.split(',').map(Number)
const themes = (['light', 'dark'] as const).filter((theme) => values.theme.split(',').includes(theme))

mkdirSync(values.out, { recursive: true })
const site = values.at === undefined ? await startSite() : null
const origin = values.at ?? site?.url ?? ''
const browser = await chromium.launch(chromiumLaunch)
const faults: string[] = []
try {
  for (const width of widths) {
    for (const colorScheme of themes) {
      const context = await browser.newContext({
        viewport: { width, height: width < 700 ? 844 : 1000 },
        colorScheme,
        reducedMotion: 'reduce',
        locale: 'nl-NL',
        timezoneId: 'Europe/Amsterdam',
        serviceWorkers: 'block',
      })
      // With a choice stored, no consent banner covers the page.
      await context.addCookies([{ name: 'posthog', value: 'false', url: origin }])
      for (const path of paths) {
        const page = await context.newPage()
        await page.goto(`${origin}${path}`, { waitUntil: 'networkidle' })
        await scrollThrough(page)
        const { over, height } = await page.evaluate(() => ({
          over: document.documentElement.scrollWidth - innerWidth,
          height: document.documentElement.scrollHeight,
        }))
        if (over > 0) faults.push(`${path} is ${over} px too wide at ${width} px`)
        await page.screenshot({
          path: join(values.out, `${fileName(path)}-${width}-${colorScheme}.jpg`),
          type: 'jpeg',
          quality: 72,
          fullPage: true,
          clip: { x: 0, y: 0, width, height: Math.min(height, maxHeight) },
        })
        await page.close()
      }
      await context.close()
      process.stdout.write(`${width} px, ${colorScheme}: ${paths.length} pages\n`)
    }
  }
} finally {
  await browser.close()
  await site?.[Symbol.asyncDispose]()
}

const rows = paths.map(
  (path) =>
    `<tr><th>${path.replaceAll('&', '&amp;')}</th>${widths
      .flatMap((width) => themes.map((theme) => `${fileName(path)}-${width}-${theme}.jpg`))
      .map((file) => `<td><a href="${file}"><img loading="lazy" src="${file}" alt=""></a></td>`)
      .join('')}</tr>`,
)
const heads = widths.flatMap((width) => themes.map((theme) => `<th>${width} ${theme}</th>`)).join('')
writeFileSync(
  join(values.out, 'index.html'),
  `<!doctype html><html lang="en"><meta charset="utf-8"><title>Look</title><style>body{font:14px system-ui}th{text-align:left;vertical-align:top;max-width:14em;overflow-wrap:anywhere}td{vertical-align:top}img{display:block;width:220px;height:320px;object-fit:cover;object-position:top;border:1px solid #ccc}</style><table><tr><th></th>${heads}</tr>${rows.join('\n')}</table></html>\n`,
)
process.stdout.write(
  `${[...faults, `${paths.length * widths.length * themes.length} pictures in ${values.out}/index.html`].join('\n')}\n`,
)
