import { globSync } from 'node:fs'
import fc from 'fast-check'
import { expect, test } from 'vitest'
import { shortClassNames } from './class-names.ts'

const sheets = globSync('app/**/*.module.css')
const root = '/site'
const namesOf = (files: readonly string[]) => {
  const shortName = shortClassNames(root, files)
  return new Map(
    files.map((file) => [file, ['root', 'title'].map((name) => shortName(name, `${root}/${file}`))] as const),
  )
}

test('no two classes of the site have one name, and each is one that styles may have', () => {
  expect(sheets.length).toBeGreaterThan(100)
  const names = [...namesOf(sheets).values()].flat()
  expect(new Set(names).size).toBe(names.length)
  expect(names.filter((name) => !/^[A-Za-z]{2}\d+$/.test(name))).toEqual([])
})

test('names do not depend on the order of the sheets, and no name is like that of an advertisement', () => {
  fc.assert(
    fc.property(fc.uniqueArray(fc.stringMatching(/^[a-z]{1,6}\.css$/), { minLength: 1, maxLength: 400 }), (files) => {
      const names = namesOf(files)
      expect(namesOf(files.toReversed()).get(files[0] ?? '')).toEqual(names.get(files[0] ?? ''))
      expect(new Set([...names.values()].flat()).size).toBe(files.length * 2)
      expect([...names.values()].flat().filter((name) => /^ad\d/i.test(name))).toEqual([])
    }),
  )
})

test('a new sheet leaves the names of nearly all others as they are', () => {
  const before = namesOf(sheets)
  const after = namesOf([...sheets, 'app/new/New.module.css'])
  expect(sheets.filter((file) => before.get(file)?.[0] !== after.get(file)?.[0]).length).toBeLessThanOrEqual(3)
})

test('a class keeps its name whenever it is asked for, and a sheet that nobody named is refused', () => {
  const shortName = shortClassNames(root, ['a.css'])
  const title = shortName('title', '/site/a.css')
  expect(shortName('link', '/site/a.css?used')).not.toBe(title)
  expect(shortName('title', '/site/a.css')).toBe(title)
  expect(() => shortName('title', '/site/b.css')).toThrow('b.css is not among the style sheets')
})
