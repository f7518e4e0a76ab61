/** The built site says each paragraph of its content on one page, and links it from the others: `npm run build` first. */
import { afterAll, beforeAll, expect, test } from 'vitest'
import { resolve } from 'node:path'
import { readContentFiles } from '#server/content/read-content-files.ts'
import { startSite, type Site } from '#tests/services/site-process.ts'
import { contentTexts } from './dutch-texts.ts'

const { families } = readContentFiles(resolve('content'), resolve('public'))
/** Characters; what is shorter is a label or a remark. */
const shortest = 80
/** They show the answers, or the first words, that have a page each. */
const listsWithTexts = new Set(['/veelgestelde-vragen', '/vacatures'])
const plain = (html: string) =>
  html
    .replaceAll(/<[^>]*>/g, '')
    .replaceAll('&#x27;', "'")
    .replaceAll('&quot;', '"')
    .replaceAll('&amp;', '&')
    .replaceAll(/\s+/g, ' ')
    .trim()

let website: Site
/** Paragraph -> the pages with it. */
const pagesWith = new Map<string, string[]>()
beforeAll(async () => {
  website = await startSite()
  const listed = [...(await website.visit('/sitemap.xml')).text.matchAll(/<loc>([^<]*)<\/loc>/g)].map(
    ([, url = '']) => new URL(url).pathname,
  )
  const categories = [...new Set(families.map(({ category }) => `/producten?category=${category}`))]
  const waiting = [...listed.filter((path) => !listsWithTexts.has(path)), ...categories]
  const visitRest = async () => {
    for (let path = waiting.pop(); path !== undefined; path = waiting.pop()) {
      const { text } = await website.visit(path)
      const main = text.slice(text.indexOf('<main'), text.lastIndexOf('</main>'))
      const paragraphs = [...main.matchAll(/<p\b[^>]*>(.*?)<\/p>/gs)].map(([, inner = '']) => plain(inner))
      for (const said of new Set(paragraphs)) pagesWith.set(said, [...(pagesWith.get(said) ?? []), path])
    }
  }
  await Promise.all([visitRest(), visitRest(), visitRest(), visitRest()])
}, 240_000)
afterAll(() => website[Symbol.asyncDispose]())

test('no paragraph of the content is repeated on another page', () => {
  const written = new Set(contentTexts().map(({ text }) => plain(text)))
  const found = [...pagesWith].filter(([said]) => said.length > shortest && written.has(said))
  expect(found.length).toBeGreaterThan(1000)
  const repeated = found.filter(([, pages]) => new Set(pages.map((page) => page.split('?')[0])).size > 1)
  expect(repeated.map(([said, pages]) => `${pages.join(' ')}: ${said}`)).toEqual([])
})

test('what holds for a family of products is said below the list of its category', () => {
  for (const { category, description } of families)
    for (const text of description)
      expect(pagesWith.get(plain(text)), text).toEqual([`/producten?category=${category}`])
})
