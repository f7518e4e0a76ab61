import { inflateSync } from 'node:zlib'
import fc from 'fast-check'
import { expect, test } from 'vitest'
import { favouriteKey, type Favourite } from '#domain/favourites.ts'
import type { FavouriteCard } from '#server/favourites/favourites.ts'
import { printableText } from './paper.ts'
import { wishListPdf } from './wish-list-pdf.ts'

const now = new Date('2026-11-21T12:00:00Z')
const item = (id: string, more: Partial<Favourite> = {}): Favourite => ({
  kind: 'product',
  id,
  quantity: 1,
  note: '',
  ...more,
})
const shelf: FavouriteCard = {
  kind: 'product',
  id: 'planchet-sunny_PLSU-0600',
  name: 'Planchet Sunny',
  detail: '60 x 3 x 12 cm, Terra mat, PLSU-0600',
  href: '/producten/planchet-sunny',
  picture: null,
  color: '#aa6644',
  price: { min: 6900, max: 6900 },
  choices: [],
}

/** The number of pages, and of structure elements with `tag`. */
const pages = (pdf: Buffer) => pdf.toString('latin1').match(/\/Type \/Page\b/g)?.length ?? 0
const tags = (pdf: Buffer, tag: string) =>
  pdf.toString('latin1').match(new RegExp(String.raw`/S /${tag}\b`, 'g'))?.length ?? 0
/** The drawing instructions of all pages. */
function instructions(pdf: Buffer): string {
  const text = pdf.toString('latin1')
  return [...text.matchAll(/\/FlateDecode[^>]*>>\s*stream\r?\n/g)]
    .flatMap((match) => {
      const start = match.index + match[0].length
      try {
        return [inflateSync(pdf.subarray(start, text.indexOf('endstream', start))).toString('latin1')]
      } catch {
        return []
      }
    })
    .join('\n')
}

test('makes a tagged Dutch PDF with a section for every line', async () => {
  const pdf = await wishListPdf(
    [item(shelf.id, { quantity: 3, note: 'Muur van gips' }), item('badkuip-van-eik')],
    [shelf],
    now,
  )
  const text = pdf.toString('latin1')
  expect(text.startsWith('%PDF-1.7')).toBe(true)
  expect(text).toContain('/Lang (nl-NL)')
  expect(text).toContain('/Marked true')
  expect(tags(pdf, 'Sect')).toBe(2)
  expect(tags(pdf, 'H1')).toBe(1)
  expect(pages(pdf)).toBe(1)
})

test('adds a paragraph for a note, and shows the colour of a thing without a picture', async () => {
  const bare = await wishListPdf([item(shelf.id)], [shelf], now)
  const noted = await wishListPdf([item(shelf.id, { note: 'Muur van gips' })], [shelf], now)
  expect(tags(noted, 'P')).toBe(tags(bare, 'P') + 1)
  expect(instructions(bare)).toMatch(/0\.6666\d* 0\.4 0\.2666\d* /)
})

test('makes a readable list of nothing and of two hundred items', async () => {
  expect(pages(await wishListPdf([], [], now))).toBe(1)
  const many = Array.from({ length: 200 }, (_, index) =>
    item(`product-${index}`, { note: 'x'.repeat(200), quantity: 99 }),
  )
  const pdf = await wishListPdf(many, [], now)
  expect(tags(pdf, 'Sect')).toBe(200)
  expect(pages(pdf)).toBeGreaterThan(10)
})

test('prints whatever a visitor wrote', async () => {
  await fc.assert(
    fc.asyncProperty(fc.string({ unit: 'binary', maxLength: 200 }), async (note) => {
      expect((await wishListPdf([item(shelf.id, { note })], [shelf], now)).length).toBeGreaterThan(1000)
    }),
    { numRuns: 15 },
  )
  expect(printableText('Héél 60 cm breed, € 69 🙂 ok')).toBe('Héél 60 cm breed, € 69 · ok')
  expect(favouriteKey(shelf)).toBe('product.planchet-sunny_PLSU-0600')
})
