import { expect, test } from 'vitest'
import { carriedJson, carryLean } from '#app/lib/carried-data.ts'
import type { SectionContent } from './section.schema.ts'
import { standsInPage } from '#app/lib/carried-data.ts'
import { withoutSections } from './standing-sections.ts'

const statement: SectionContent = { kind: 'statement', text: 'Vijf centimeter minder diep.' }
const finishes: SectionContent = { kind: 'collection-finishes', title: 'Afwerkingen' }

test('of a page goes along what the browser works with, not what stands in it', () => {
  const page = { path: '/showroom', hero: 'Kom kijken', sections: [statement, finishes] }
  carryLean(page, () => withoutSections(page))
  const carried: unknown = JSON.parse(carriedJson(page))
  expect(carried).toEqual({
    path: '/showroom',
    hero: 'Kom kijken',
    sections: [{ kind: 'statement', stands: true }, finishes],
  })
  expect(page.sections).toEqual([statement, finishes])
})

test('a section that came whole is shown from its data', () => {
  expect(standsInPage(statement)).toBe(false)
  expect(standsInPage(Object.assign({}, statement, { stands: true }))).toBe(true)
})
