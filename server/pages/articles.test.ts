import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import type { OldArticle } from '#domain/articles/article.schema.ts'
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
      variants: ['WB45-0800-EINA', 'WB45-0900-EINA'].map((article) => ({
        article,
        price: 1,
        compare_price: null,
        is_active: true,
        track_inventory: false,
        stock_quantity: 0,
        low_stock_threshold: null,
        width: 1,
        height: 1,
        depth: 1,
        diameter: null,
        color_textures: [],
        images: [],
        model_3d: null,
        technical_drawing: null,
        materials: [],
      })),
    },
  ],
])
const files: Parameters<typeof findArticle>[1] = {
  articles: [old],
  parts: [{ number: 'D-1041', name: 'Demper', note: 'Klikt erin', guide: null }],
  mirrors: [],
  guides: new Map(),
  downloads: [],
}
const known = knownArticles(files, products)
const find = (number: string, year = 2026) => findArticle(known, files, products, 'public', number, year)

describe('an article number', () => {
  test('leads to its product with the variant chosen, in any case and with any signs between its parts', async () => {
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

  test('of furniture that is no longer made has its successor by name, and the parts that there are', async () => {
    const answer = await find('b50 080 wi')
    expect(answer).toMatchObject({
      kind: 'old',
      sheet: {
        article: 'B50-080-WI',
        size: '80 x 54 x 50 cm',
        partsUntil: 2016 + partYears,
        successor: { label: 'Kast', href: '/producten/kast' },
        parts: [{ number: 'D-1041' }],
      },
    })
  })

  test('of a part leads to its place among all parts', async () => {
    for (const typed of ['D-1041', 'd1041', 'd 1041'])
      expect(await find(typed)).toEqual({ kind: 'current', href: '/artikel#d-1041' })
  })

  test('says when the years of its parts are over', async () => {
    const gone = await Promise.all(
      [2031, 2032].map(async (year) => {
        const answer = await find('B50-080-WI', year)
        return answer.kind === 'old' && answer.sheet.partsGone
      }),
    )
    expect(gone).toEqual([false, true])
  })

  test('of a product that is switched off is as unknown as any other, until the list of former articles names it', async () => {
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

  test('that does not exist is answered with those that differ by a slip of the finger, nearest first', async () => {
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

  test('of nonsense is answered with nothing', async () => {
    for (const typed of ['', '--', 'Q', '木', 'ZZZZZZZZZZ', '../../etc'])
      expect(await find(typed)).toEqual({ kind: 'unknown', near: [] })
  })
})
