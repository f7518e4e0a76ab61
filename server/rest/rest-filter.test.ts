/** Each operator on a handful of entries. */
import qs from 'qs'
import { expect, test } from 'vitest'
import { resources } from './content-types.ts'
import type { Entry, Value } from './rest-entry.ts'
import { readQuery } from './rest-query.ts'
import { selected } from './rest-select.ts'

const entry = (fields: Record<string, Value>, relations: Entry['relations'] = {}): Entry => ({
  fields,
  relations,
  folded: new Map(),
})
const variant = (price: number | null, is_active = true) => entry({ id: price ?? 0, price, is_active })
const products = [
  entry(
    { id: 1, name: 'Kolomkast Épure', brand: 'Type', is_new: true, createdAt: '2026-01-01T12:00:00.000Z' },
    { variants: [variant(100), variant(900)] },
  ),
  entry(
    { id: 2, name: 'kolomkast 100%', brand: null, is_new: false, createdAt: '2026-02-01T12:00:00.000Z' },
    { variants: [variant(500, false)] },
  ),
  entry(
    { id: 3, name: 'Spiegel_rond', brand: 'Sjithouse', is_new: null, createdAt: '2026-03-01T12:00:00.000Z' },
    { variants: [variant(null)] },
  ),
  entry({ id: 4, name: 'Planchet', brand: 'Type', is_new: false, createdAt: '2026-04-01T12:00:00.000Z' }),
]

/** The ids of the entries that match, in order. */
function ids(query: string): unknown[] {
  const read = readQuery(query, resources.products.type)
  if ('problem' in read) throw new Error(read.problem.message)
  return selected(products, read.query.selection).map(({ fields }) => fields['id'])
}

test.each<[filters: object, expected: number[]]>([
  [{ name: 'Planchet' }, [4]],
  [{ name: ['Planchet', 'Spiegel_rond'] }, [3, 4]],
  [{ id: { $eq: '2' } }, [2]],
  [{ name: { $eq: 'planchet' } }, []],
  [{ name: { $eqi: 'planchet' } }, [4]],
  [{ name: { $nei: 'PLANCHET' } }, [1, 2, 3]],
  [{ brand: { $ne: 'Type' } }, [3]],
  [{ brand: { $in: ['Type', 'x'] } }, [1, 4]],
  [{ brand: { $in: 'Sjithouse' } }, [3]],
  [{ brand: { $notIn: ['Type'] } }, [3]],
  [{ brand: { $null: true } }, [2]],
  [{ brand: { $null: false } }, [1, 3, 4]],
  [{ brand: { $notNull: true } }, [1, 3, 4]],
  [{ brand: { $notNull: 'false' } }, [2]],
  [{ name: { $contains: 'kast' } }, [1, 2]],
  [{ name: { $contains: 'Kast' } }, []],
  [{ name: { $containsi: 'KAST EP' } }, [1]],
  [{ name: { $containsi: '%' } }, [2]],
  [{ name: { $containsi: '_' } }, [3]],
  [{ name: { $notContains: 'kast' } }, [3, 4]],
  [{ name: { $notContainsi: 'KAST' } }, [3, 4]],
  [{ brand: { $notContains: 'x' } }, [1, 3, 4]],
  [{ name: { $startsWith: 'Kolom' } }, [1]],
  [{ name: { $startsWithi: 'kolom' } }, [1, 2]],
  [{ name: { $endsWith: 'Épure' } }, [1]],
  [{ name: { $endsWithi: 'epure' } }, [1]],
  [{ name: { $endsWith: ['rond', '%'] } }, [2, 3]],
  [{ is_new: true }, [1]],
  [{ is_new: { $eq: 'f' } }, [2, 4]],
  [{ id: { $between: [2, 3] } }, [2, 3]],
  [{ id: { $gt: 1, $lt: 4 } }, [2, 3]],
  [{ id: { $gte: 2, $lte: 3 } }, [2, 3]],
  [{ createdAt: { $gt: '2026-02-01' } }, [2, 3, 4]],
  [{ createdAt: { $gt: '2026-02-01T12:00:00.000Z' } }, [3, 4]],
  [{ createdAt: { $lt: String(Date.UTC(2026, 1, 1)) } }, [1]],
  [{ name: { $not: { $containsi: 'kast' } } }, [3, 4]],
  [{ brand: { $not: { $eq: 'Type' } } }, [3]],
  [{ $not: { brand: { $null: true } } }, [1, 3, 4]],
  [{ $or: [{ id: 1 }, { id: 3 }] }, [1, 3]],
  [{ $and: [{ brand: 'Type' }, { is_new: false }] }, [4]],
  [{ $not: { $or: [{ id: 1 }, { id: 3 }] } }, [2, 4]],
  [[{ brand: 'Type' }, { id: { $lt: 4 } }], [1]],
])('%j matches %j', (filters, expected) => {
  expect(ids(qs.stringify({ filters }))).toEqual(expected)
})

test.each<[about: string, filters: object, expected: number[]]>([
  ['one related entry must meet all conditions of one object', { variants: { price: { $gte: 400, $lte: 600 } } }, [2]],
  [
    'conditions in separate objects may be met by different entries',
    { $and: [{ variants: { price: { $gte: 400 } } }, { variants: { price: { $lte: 600 } } }] },
    [1, 2],
  ],
  [
    'a condition beside the price is about the same entry',
    { variants: { price: { $lte: 600 }, is_active: true } },
    [1],
  ],
  [
    'a missing value meets no comparison and no negation of one',
    { variants: { price: { $not: { $gt: 600 } } } },
    [1, 2],
  ],
  ['a negation holds when one related entry fails', { $not: { variants: { price: { $lt: 600 } } } }, [1]],
  ['a missing entry has no value', { variants: { price: { $null: true } } }, [3, 4]],
  ['operators directly under a relation compare ids', { variants: { $in: [500, 900] } }, [1, 2]],
  ['a plain value under a relation compares ids', { variants: '500' }, [2]],
  ['no related entry at all', { variants: { $null: true } }, [4]],
])('relations: %s', (_about, filters, expected) => {
  expect(ids(qs.stringify({ filters }))).toEqual(expected)
})

test.each<[sort: string, expected: number[]]>([
  ['sort=id:desc', [4, 3, 2, 1]],
  ['sort=brand', [3, 1, 4, 2]],
  ['sort=brand:desc', [1, 4, 3, 2]],
  ['sort[0]=brand:ASC&sort[1]=id:DESC', [3, 4, 1, 2]],
  ['sort[brand]=desc&sort[id]=desc', [4, 1, 3, 2]],
  ['sort[0][brand]=asc', [3, 1, 4, 2]],
  ['sort=variants.price:asc', [1, 2, 3, 4]],
  ['sort=variants.price:desc', [1, 2, 3, 4]],
  ['sort[variants][price]=desc', [1, 2, 3, 4]],
  ['sort=is_new:desc,createdAt:desc', [1, 4, 2, 3]],
  ['sort=', [1, 2, 3, 4]],
])('%s gives %j', (sort, expected) => {
  expect(ids(sort)).toEqual(expected)
})
