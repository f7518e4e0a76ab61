import { afterEach, expect, test } from 'vitest'
import { keepHtml, keptHtml, withMarks, type KeptPart } from './kept-html.ts'

afterEach(() => keepHtml(null))

test('a part is made once for what it shows, and again for anything else', () => {
  const made: string[] = []
  keepHtml((node, idPrefix) => {
    made.push(idPrefix)
    return JSON.stringify(node)
  })
  const content = { title: 'Beat 40' }
  expect(keptHtml(content, '/collecties/beat40 3', () => 'first')).toBe('"first"')
  expect(keptHtml(content, '/collecties/beat40 3', () => 'second')).toBe('"first"')
  expect(keptHtml(content, 'bar', () => 'second')).toBe('"second"')
  expect(keptHtml({ ...content }, '/collecties/beat40 3', () => 'third')).toBe('"third"')
  expect(made).toEqual(['-collecties-beat40-3-', 'bar-', '-collecties-beat40-3-'])
})

test('a picture that is loaded first is not announced in the middle of a page', () => {
  keepHtml(
    () =>
      '<link rel="preload" as="image" imageSrcSet="/a 1w"/><link rel="preload" as="image" href="/b"/><p><img src="/a"></p>',
  )
  expect(keptHtml({}, 'card', () => 'made')).toBe('<p><img src="/a"></p>')
})

test('nothing is kept where nobody asked for it', () => {
  expect(keptHtml({}, 'bar', () => 'made')).toBeNull()
})

test('whoever puts a page together is given each part whole, and finds a mark in its place', () => {
  keepHtml((node) => JSON.stringify(node))
  const list = { name: 'list' }
  const card = () => keptHtml({ name: 'card' }, 'card', () => 'card')
  const given: KeptPart[] = []
  const page = withMarks(
    (part) => `(${given.push(part)})`,
    () => `before ${keptHtml(list, 'list', () => `[${card()}]`)} ${card()} after`,
  )
  expect(page).toBe('before (1) (2) after')
  expect(given.map((part) => new TextDecoder().decode(part))).toEqual([String.raw`"[\"card\"]"`, '"card"'])
  expect(keptHtml(list, 'list', () => 'again')).toBe(String.raw`"[\"card\"]"`)
})
