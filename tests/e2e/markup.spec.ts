/** The markup of one page of every archetype, held against the HTML standard. `npm run test:a11y` does so for every address. */
import { expect, test } from '@playwright/test'
import { markupFaults } from './markup-faults.ts'

for (const path of [
  '/',
  '/collecties',
  '/collecties/beat45',
  '/collecties/spiegels',
  '/collecties/spiegels/m05',
  '/kleuren',
  '/kleuren/eiken-naturel',
  '/producten',
  '/inspiratie',
  '/verlanglijstje',
  '/vergelijken',
  '/verkooppunten',
  '/veelgestelde-vragen',
  '/montage/ladesystemen/hettich',
  '/contact',
  '/privacy',
  '/nieuwsbrief',
  '/zoeken?q=spiegel',
  '/bestaat-niet',
]) {
  test(`the markup of ${path} is valid`, async ({ request }) => {
    const html = await (await request.get(path)).text()
    expect(await markupFaults(html)).toEqual([])
  })
}
