/** Visitors find what they mean, and the search index stays small. */
import { gzipSync } from 'node:zlib'
import { expect, test } from 'vitest'
import { createItemSearch } from '#domain/search/find-items.ts'
import { abilities, asked } from './abilities.ts'
import { golden } from './golden.ts'
import { answeredRate } from './golden-rate.ts'
import { heldOutAbilities } from './held-out-abilities.ts'
import { heldOutTasks } from './held-out-tasks.ts'
import { heldOut } from './held-out.ts'
import { laterAbilities } from './later-abilities.ts'
import { tasks } from './tasks.ts'
import { siteItems } from './site-items.ts'

const items = await siteItems()
const search = createItemSearch(items)

test.each([
  { name: 'at least 150 queries', set: golden, least: 150, bound: 0.95 },
  { name: 'the held-out queries', set: heldOut, least: 60, bound: 0.9 },
  { name: 'the tasks', set: tasks, least: 90, bound: 1 },
  { name: 'the held-out tasks', set: heldOutTasks, least: 60, bound: 1 },
  { name: 'what visitors asked the site for', set: asked, least: 20, bound: 1 },
  { name: 'what the site can do', set: abilities, least: 80, bound: 1 },
  { name: 'the held-out queries about what it can do', set: heldOutAbilities, least: 40, bound: 0.95 },
  { name: 'the later queries about what it can do', set: laterAbilities, least: 40, bound: 0.95 },
  { name: 'all queries about what it can do', set: [...abilities, ...heldOutAbilities], least: 120, bound: 0.95 },
])('finds the right page among the first three for enough of $name', async ({ set, least, bound }) => {
  expect(new Set(set.map(([query]) => query)).size).toBe(set.length)
  expect(set.length).toBeGreaterThanOrEqual(least)
  const { rate, misses } = await answeredRate(set)
  expect(rate, misses.map(({ query, found }) => `${query}: ${found.join(' ')}`).join('\n')).toBeGreaterThanOrEqual(
    bound,
  )
})

test('finds every page by its title among the first three, and no vacancy or dealer before it', () => {
  const pages = items.filter(
    ({ category, article, dealerInfo }) =>
      category !== 'Vacature' && category !== 'Kleur' && article === undefined && dealerInfo === undefined,
  )
  const buried = pages.filter(({ title, url }) => {
    const found = search(title).filter(({ category }) => category !== 'Kleur')
    const place = found.findIndex((item) => item.title === title || item.url === url)
    return (
      place < 0 || place > 2 || found.slice(0, place).some((item) => item.category === 'Vacature' || item.dealerInfo)
    )
  })
  expect(
    buried.map(
      ({ title }) =>
        `${title}: ${search(title)
          .slice(0, 4)
          .map(({ url }) => url)
          .join(' ')}`,
    ),
  ).toEqual([])
})

test('describes every page that it finds', () => {
  expect(
    items.filter(({ description, brands = [] }) => description === '' && brands.length === 0).map(({ url }) => url),
  ).toEqual([])
})

test.each([
  ['hotel', '/contact'],
  ['zakelijk', '/contact'],
  ['project', '/contact'],
  ['maattekening', '/downloads'],
  ['dxf', '/downloads'],
  ['rolstoel', '/toegankelijkheid'],
  ['offerte', '/verlanglijstje'],
])('shows %s the page %s among the first five', (query, url) => {
  expect(
    search(query)
      .slice(0, 5)
      .map((item) => item.url),
  ).toContain(url)
})

test('shows a brand among the first five although its colours rank first', () => {
  expect(
    search('type')
      .slice(0, 5)
      .map((item) => item.url),
  ).toContain('/collecties/type')
})

test.each(['q', 'xq', 'zzz', 'qwe', 'asd', 'asdf', 'jkl', 'hjk', 'wqe', 'aaa', 'poiu', 'ghjk', '9999', '#'])(
  'finds nothing for letters that are no word: %s',
  (letters) => {
    expect(search(letters)).toEqual([])
  },
)

test('finds old furniture by its number in any spelling, and by nothing else', () => {
  const former = items.filter(({ article, url }) => article !== undefined && !url.startsWith('/artikel#'))
  expect(former.length).toBeGreaterThanOrEqual(25)
  for (const { title, url } of former) {
    const number = title.slice(title.lastIndexOf(' ') + 1)
    for (const query of [
      number,
      number.toLowerCase(),
      number.replaceAll('-', ''),
      number.replaceAll('-', ' '),
      number.slice(0, -1),
    ])
      expect(
        search(query).map((item) => item.url),
        query,
      ).toEqual([url])
  }
  const astray = [...golden, ...heldOut].flatMap(([query]) =>
    search(query).some(({ article }) => article !== undefined) ? [query] : [],
  )
  expect(astray).toEqual([])
})

test('finds a part by its number in any spelling, and by the start of its number', () => {
  const parts = items.filter(({ url }) => url.startsWith('/artikel#'))
  expect(parts.length).toBeGreaterThanOrEqual(20)
  for (const { title, url } of parts) {
    const number = title.slice(title.lastIndexOf(' ') + 1)
    for (const query of [number, number.toLowerCase(), number.replaceAll('-', ''), number.replaceAll('-', ' ')])
      expect(
        search(query).map((item) => item.url),
        query,
      ).toEqual([url])
    for (const query of [number.slice(0, -1), number.slice(0, -2)]) {
      const found = search(query)
      expect(
        found.map((item) => item.url),
        query,
      ).toContain(url)
      expect(
        found.filter((item) => !item.title.includes(query)),
        query,
      ).toEqual([])
    }
  }
})

test('names only existing pages in the query sets', () => {
  const known = new Set(items.map((item) => item.url))
  const wrong = [
    ...golden,
    ...heldOut,
    ...tasks,
    ...heldOutTasks,
    ...asked,
    ...abilities,
    ...heldOutAbilities,
    ...laterAbilities,
  ].flatMap(([query, ...pages]) => {
    const exists = (page: string) =>
      page.startsWith('^') ? [...known].some((url) => new RegExp(page).test(url)) : known.has(page)
    return pages.some(exists) ? [] : [`${query}: ${pages.join(' ')}`]
  })
  expect(wrong).toEqual([])
})

test('keeps the search index below 60 KB, compressed', () => {
  expect(gzipSync(JSON.stringify(items)).length).toBeLessThan(60_000)
})
