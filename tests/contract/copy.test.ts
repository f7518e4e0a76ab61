/** How the Dutch copy is written: what a product says of its making is its own, and a page sets one thing against another once. */
import { resolve } from 'node:path'
import { expect, test } from 'vitest'
import { readContentFiles } from '#server/content/content-files.ts'
import { expandFamilies } from '#server/content/families/expand-families.ts'
import { contentTexts } from './dutch-texts.ts'

const files = readContentFiles(resolve('content'), resolve('public'))
const opening = (paragraph: string) => paragraph.split(' ').slice(0, 4).join(' ').toLowerCase()
const repeated = (texts: readonly string[]) => texts.filter((text, at) => texts.indexOf(text) !== at)

test('no two families say how they are made in the same paragraph or with the same opening', () => {
  const paragraphs = files.families.flatMap(({ description }) => description)
  expect(paragraphs.length).toBeGreaterThan(40)
  expect(repeated(paragraphs)).toEqual([])
  expect(repeated(paragraphs.map(opening))).toEqual([])
})

test('every cabinet with a basin begins with how it is made itself', () => {
  const basinModels = new Set(['wastafelmeubel', 'toiletmeubel'])
  const first = expandFamilies(files)
    .filter(({ model }) => basinModels.has(model))
    .map(({ description }) => description.split('\n\n')[0] ?? '')
  expect(first.length).toBeGreaterThan(45)
  expect(repeated(first)).toEqual([])
  expect(repeated(first.map(opening))).toEqual([])
})

test('a page uses the figure “this, not that” at most once', () => {
  const byPage = new Map<string, string[]>()
  for (const { text, file } of contentTexts()) {
    if (!/^content\/(?:pages|collections|catalogue\/families)\//.test(file)) continue
    const found = [...text.matchAll(/[^.?!]*, (?:en )?niet [^.?!]*/g)].map(([sentence]) => sentence.trim())
    byPage.set(file, [...(byPage.get(file) ?? []), ...found])
  }
  expect(byPage.size).toBeGreaterThan(60)
  expect([...byPage].filter(([, sentences]) => sentences.length > 1)).toEqual([])
})

test('counts the rooms in words wherever a text names their number', () => {
  const numbers = ['acht', 'negen', 'tien', 'elf', 'twaalf', 'dertien', 'veertien']
  const said = contentTexts().flatMap(({ text }) => /\b(\w+) badkamers\b/i.exec(text)?.[1]?.toLowerCase() ?? [])
  const counts = said.filter((word) => numbers.includes(word))
  expect(counts.length).toBeGreaterThan(1)
  expect(counts.filter((word) => numbers.indexOf(word) + 8 !== files.rooms.length)).toEqual([])
})

test('no page leans on people that no picture shows', () => {
  const pages = contentTexts().filter(({ file }) => /^content\/(?:pages|collections)\//.test(file))
  const leaning =
    /\b(?:zeventig|\d+) (?:mensen|makers|vakmensen|paar handen)\b|\bpaar handen\b|\bmensenwerk\b|\bvakmensen\b/i
  const steps = /\b(?:2|twee|twaalf) mensen\b/i
  expect(
    pages.filter(({ text }) => leaning.test(text) && !steps.test(text)).map(({ text, file }) => `${file}: ${text}`),
  ).toEqual([])
})
