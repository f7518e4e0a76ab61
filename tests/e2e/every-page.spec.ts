/** Every shape of page in a real browser: silent console, no accessibility faults in either theme, and whole without JavaScript. */
import { expect, test } from '@playwright/test'
import { axeFaultsInBothThemes } from './axe-faults.ts'

/** One address at least of every shape; the fixed pages all. */
const pages = [
  '/',
  '/collecties',
  '/collecties/beat40',
  '/collecties/sunny',
  '/collecties/sjithouse',
  '/collecties/sjithouse/epoch',
  '/collecties/exclusief',
  '/collecties/exclusief/linea',
  '/collecties/spiegels',
  '/collecties/spiegels/m01',
  '/kleuren',
  '/kleuren?color=eiken-naturel',
  '/kleuren/eiken-naturel',
  '/kleuren/beton-licht',
  '/producten',
  '/producten/planchet',
  '/producten/nisplank',
  '/producten/crystal',
  '/producten/ferro',
  '/producten/ronin',
  '/favorieten',
  '/verlanglijstje',
  '/inspiratie',
  '/service',
  '/service/past-het',
  '/service/past-het?width=100&height=180',
  '/veelgestelde-vragen',
  '/downloads',
  '/montage',
  '/montage/montagehandleiding',
  '/montage/aanvoermaten-afvoermaten',
  '/montage/instructievideos-ladesystemen',
  '/montage/instructievideos-scharnieren',
  '/montage/ladesystemen',
  '/montage/ladesystemen/hettich',
  '/montage/scharnieren',
  '/montage/scharnieren/grass',
  '/montage/planchet',
  '/montage/nisplank',
  '/verkooppunten',
  '/verkooppunten/nederland',
  '/verkooppunten/nederland/groningen',
  '/verkooppunten/duitsland',
  '/verkooppunten/belgie',
  '/verkooppunten/curacao',
  '/showroom',
  '/over-ons',
  '/over-ons/geschiedenis',
  '/over-ons/team',
  '/over-ons/productie',
  '/duurzaamheid',
  '/nieuwsbrief',
  '/vacatures',
  '/contact',
  '/privacy',
  '/voorwaarden',
  '/disclaimer',
  '/zoeken?q=spiegel',
  '/bestaat-niet',
]

/** One page of each archetype: lookbook, library, sheet, guide, finder, and the pages for what is not there. */
const archetypes = [
  '/',
  '/service/past-het?width=100&height=180',
  '/collecties/beat40',
  '/collecties/exclusief/linea',
  '/collecties/spiegels',
  '/collecties/spiegels/m01',
  '/kleuren/eiken-naturel',
  '/producten',
  '/montage/ladesystemen/hettich',
  '/veelgestelde-vragen',
  '/verkooppunten',
  '/over-ons',
  '/bestaat-niet',
]

for (const path of pages) {
  test(`${path} opens without a word on the console and without a failed request`, async ({ page }) => {
    const words: string[] = []
    page.on('console', (message) => {
      // The browser itself reports the status of a page that is meant to be missing.
      if (path === '/bestaat-niet' && message.text().includes('404')) return
      words.push(`${message.type()}: ${message.text()}`)
    })
    page.on('pageerror', (error) => words.push(`error: ${error.message}`))
    page.on('response', (response) => {
      if (response.status() >= 400 && new URL(response.url()).pathname !== path)
        words.push(`${response.status()} ${response.url()}`)
    })
    page.on('request', (request) => {
      if (new URL(request.url()).hostname !== 'localhost' && !request.url().startsWith('data:'))
        words.push(`third party: ${request.url()}`)
    })
    await page.goto(path, { waitUntil: 'networkidle' })
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
    expect(words).toEqual([])
  })
}

for (const path of archetypes) {
  test(`axe finds nothing on ${path} in either theme`, async ({ page }) => {
    await page.emulateMedia({ reducedMotion: 'reduce' })
    await page.goto(path, { waitUntil: 'networkidle' })
    expect(await axeFaultsInBothThemes(page)).toEqual([])
  })
}

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false })
  for (const path of archetypes) {
    test(`${path} shows its heading, its navigation and its footer`, async ({ page }) => {
      await page.goto(path)
      await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
      await expect(page.getByRole('banner').getByText('Collecties', { exact: true })).toBeVisible()
      await expect(page.getByRole('contentinfo').getByRole('link', { name: 'Privacy' })).toBeVisible()
    })
  }
})
