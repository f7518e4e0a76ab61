import { expect, test } from 'vitest'
import { neighbours } from './neighbours.ts'

const all = [
  { slug: 'a', brand: 'X' },
  { slug: 'b', brand: 'X' },
  { slug: 'c', brand: 'X' },
  { slug: 'd', brand: 'Y' },
  { slug: 'e', brand: 'X' },
]
const slugs = (members: { slug: string }[]) => members.map((member) => member.slug)

test('lists the same brand first, from the next collection on', () => {
  expect(slugs(neighbours(all, 'b'))).toEqual(['c', 'e', 'a'])
})

test('continues with the next of the other brands', () => {
  expect(slugs(neighbours(all, 'd'))).toEqual(['e', 'a', 'b'])
})

test('never lists the collection itself', () => {
  for (const { slug } of all) expect(slugs(neighbours(all, slug, 10))).not.toContain(slug)
})
