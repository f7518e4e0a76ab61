/** The sheet of a set says what its page says. */
import { expect, test } from 'vitest'
import { formatPrice } from '#domain/money.ts'
import { setView } from '#server/configurator/set-view.ts'
import { setPdf, setUrl } from '#server/pdf/set-pdf.ts'
import type { Wish } from '#domain/configurator/parts.ts'
import { files, kits } from './configurator-kits.ts'
import { pdfWords } from './pdf-words.ts'

const now = new Date('2026-11-25T12:00:00Z')
const pages = (pdf: Buffer) => pdf.toString('latin1').match(/\/Type \/Page\b/g)?.length ?? 0

function viewOf(slug: Parameters<typeof setView>[0], wish: Wish) {
  const kit = kits.get(slug)
  if (!kit) throw new RangeError(`there is no ${slug}`)
  return setView(slug, kit, wish, files.configurator.notIncluded)
}

test('has every article number and price of every collection, on two pages', async () => {
  for (const slug of kits.keys()) {
    const set = viewOf(slug, {})
    const pdf = await setPdf(set, now)
    const words = pdfWords(pdf).join('')
    for (const { article, price, quantity } of set.lines) {
      expect(words).toContain(article)
      expect(words).toContain(formatPrice(price * quantity))
    }
    expect(words).toContain(formatPrice(set.total))
    expect(pages(pdf), slug).toBe(2)
  }
})

test('holds the widest set on a sheet on its side', async () => {
  const set = viewOf('thor', { cabinet: 'dubbel', width: '2400', side: 'halfhoog-600', sideAt: 'both' })
  expect(set.width).toBe(3600)
  const pdf = await setPdf(set, now)
  expect(pages(pdf)).toBe(2)
  expect(pdf.toString('latin1')).toContain('/MediaBox [0 0 841.89 595.28]')
})

test('leads by its code to exactly this set, and says what was changed', async () => {
  const set = viewOf('beat45', { width: '1000', mirror: 'lijst-1200' })
  expect(set.changes).toHaveLength(1)
  expect(setUrl(set)).toMatch(/^https?:\/\/[^/]+\/samenstellen\/beat45\?cabinet=laden&width=1000&finish=/)
  expect(viewOf('beat45', set.search)).toMatchObject({ changes: [], total: set.total, lines: set.lines })
  expect(pdfWords(await setPdf(set, now)).join('')).toContain('niet breder dan het meubel eronder')
})
