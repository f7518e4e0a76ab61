import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import type { OldArticle } from '#domain/articles/article.schema.ts'
import { sampleVariant } from '#tests/sample-product.ts'
import { findArticle, knownArticles, partYears } from './articles.ts'

const old: OldArticle = {
  article: 'B50-080-WI',
  name: 'Wastafelmeubel Beat 50',
  line: 'Beat 50',
  from: 2006,
  until: 2016,
  size: { width: 800, height: 540, depth: 500, diameter: null },
  finish: 'Mat wit gelakt',
  note: 'De diepe uitvoering.',
  successor: { href: '/producten/kast', reason: 'Even breed en 15 mm dieper.' },
  guides: [],
  downloads: [],
  parts: ['D-1041', 'D-9999'],
}
const products: Parameters<typeof knownArticles>[1] = new Map([
  [
    'kast',
    {
      name: 'Kast',
      featured_image: { media: 'producten/kast', alt: 'Kast van eiken', ratio: '1/1', tone: '#c0ad8c', file: null },
      variants: ['WB45-0800-EINA', 'WB45-0900-EINA'].map((article) => sampleVariant({ article })),
    },
  ],
])
const files: Parameters<typeof findArticle>[1] = {
  articles: [old],
  parts: [
    { number: 'D-1041', name: 'Demper', note: 'Klikt erin', guide: null, price: 1450, collections: [], categories: [] },
  ],
  collections: new Map(),
  categories: [],
  mirrors: [],
  guides: new Map(),
  downloads: [],
}
const known = knownArticles(files, products)
const find = (number: string, year = 2026) => findArticle(known, files, products, 'public', number, year)

describe('an article number', () => {
  test('leads to its product with the variant chosen, in any case and with any separators', async () => {
    const parts = ['WB45', '0800', 'EINA']
    await fc.assert(
      fc.asyncProperty(
        fc.constantFrom('', ' ', '.', '-', ' - ', '/', '–'),
        fc.infiniteStream(fc.boolean()),
        async (sign, upper) => {
          const typed = parts
            .join(sign)
            .replaceAll(/[A-Z]/g, (letter) => (upper.next().value ? letter : letter.toLowerCase()))
          expect(await find(typed)).toEqual({ kind: 'current', href: '/producten/kast?variant=WB45-0800-EINA' })
        },
      ),
    )
  })

  test('of furniture that is no longer made gives its successor by name and picture, and its parts', async () => {
    const answer = await find('b50 080 wi')
    expect(answer).toMatchObject({
      kind: 'old',
      sheet: {
        article: 'B50-080-WI',
        size: '80 x 54 x 50 cm',
        partsUntil: 2016 + partYears,
        successor: { label: 'Kast', href: '/producten/kast', picture: { media: 'producten/kast' } },
        parts: [{ number: 'D-1041' }],
      },
    })
  })

  test('of a part leads to its place in the list of parts', async () => {
    for (const typed of ['D-1041', 'd1041', 'd 1041'])
      expect(await find(typed)).toEqual({ kind: 'current', href: '/artikel#d-1041' })
  })

  test('says when its parts are no longer available', async () => {
    const gone = await Promise.all(
      [2031, 2032].map(async (year) => {
        const answer = await find('B50-080-WI', year)
        return answer.kind === 'old' && answer.sheet.partsGone
      }),
    )
    expect(gone).toEqual([false, true])
  })

  test('of an inactive product is unknown, unless the list of former articles has it', async () => {
    const none: typeof products = new Map()
    const number = 'WB45-0800-EINA',
      former = { ...files, articles: [...files.articles, { ...old, article: number }] }
    expect(await findArticle(knownArticles(files, none), files, none, 'public', number, 2026)).toMatchObject({
      kind: 'unknown',
    })
    expect(await findArticle(knownArticles(former, none), former, none, 'public', number, 2026)).toMatchObject({
      kind: 'old',
    })
  })

  test('of a variant that is not sold leads to its product, unless the list of former articles has it', async () => {
    const number = 'WB45-0800-EINA'
    const kast = {
      name: 'Kast',
      featured_image: null,
      variants: [sampleVariant({ article: number, is_active: false })],
    }
    const without: typeof products = new Map([['kast', kast]])
    const former = { ...files, articles: [{ ...old, article: number }] }
    expect(await findArticle(knownArticles(files, without), files, without, 'public', number, 2026)).toEqual({
      kind: 'current',
      href: `/producten/kast?variant=${number}`,
    })
    expect(await findArticle(knownArticles(former, without), former, without, 'public', number, 2026)).toMatchObject({
      kind: 'old',
    })
  })

  test('that does not exist gives those within a typing mistake, nearest first', async () => {
    const answer = await find('WB45-0800-EINB')
    expect(answer.kind === 'unknown' && answer.near.map(({ article }) => article)).toEqual([
      'WB45-0800-EINA',
      'WB45-0900-EINA',
    ])
    expect(await find('WB45')).toMatchObject({
      kind: 'unknown',
      near: [{ article: 'WB45-0800-EINA' }, { article: 'WB45-0900-EINA' }],
    })
  })

  test('of nonsense gives no suggestions', async () => {
    for (const typed of ['', '--', 'Q', '木', 'ZZZZZZZZZZ', '../../etc'])
      expect(await find(typed)).toEqual({ kind: 'unknown', near: [] })
  })
})
