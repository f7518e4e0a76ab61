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

test('the brand of the collection comes first, beginning with the next one', () => {
  expect(slugs(neighbours(all, 'b'))).toEqual(['c', 'e', 'a'])
})

test('a brand with one collection is followed by the next of the others', () => {
  expect(slugs(neighbours(all, 'd'))).toEqual(['e', 'a', 'b'])
})

test('the collection itself never stands among them', () => {
  for (const { slug } of all) expect(slugs(neighbours(all, slug, 10))).not.toContain(slug)
})
