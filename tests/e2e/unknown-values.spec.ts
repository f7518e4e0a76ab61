/** Values that no option of a page has lead to the address without them, as those that no schema takes; what is right beside them stays. */
import { expect, test } from '@playwright/test'

for (const [address, clean] of [
  ['/producten?color=xyz', '/producten'],
  ['/producten?brand=type&collections=xyz&inStock=1', '/producten?brand=type&inStock=1'],
  ['/producten?category=spiegels&category=xyz', null],
  ['/kleuren?color=xyz&brand=Type', '/kleuren?brand=Type'],
  ['/collecties/spiegels?width=555&x3d=1', '/collecties/spiegels?x3d=1'],
  ['/collecties/beat40?finish=xyz', '/collecties/beat40'],
  ['/collecties/exclusief/linea?finish=xyz', '/collecties/exclusief/linea'],
  ['/collecties/sjithouse/epoch?finish=xyz', '/collecties/sjithouse/epoch'],
  ['/veelgestelde-vragen?category=xyz&search=lade', '/veelgestelde-vragen?search=lade'],
  ['/downloads?collection=xyz', '/downloads'],
  ['/verkooppunten?land=belgie&provincie=xyz', '/verkooppunten?land=belgie'],
  ['/samenstellen?color=xyz&niche=1300', '/samenstellen?niche=1300'],
  ['/service/past-het?width=100&color=xyz', '/service/past-het?width=100'],
  ['/kleurstalen?color=xyz&color=eiken-naturel', '/kleurstalen?color=eiken-naturel'],
] as const) {
  test(`leads ${address} to the clean address`, async ({ request }) => {
    const response = await request.get(address)
    expect(response.status()).toBe(200)
    const { pathname, search } = new URL(response.url())
    if (clean === null) expect(search).not.toContain('xyz')
    else expect(pathname + search).toBe(clean)
    expect((await request.get(pathname + search, { maxRedirects: 0 })).status()).toBe(200)
  })
}
