import { afterEach, expect, test } from 'vitest'
import { keepHtml, keptHtml } from './kept-html.ts'

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

test('nothing is kept where nobody asked for it', () => {
  expect(keptHtml({}, 'bar', () => 'made')).toBeNull()
})
