import { expect, test } from 'vitest'
import type { SectionContent } from '#domain/pages/section.schema.ts'
import { splitAfter } from './split-after.ts'

const statement = (text: string): SectionContent => ({ kind: 'statement', text })
const invitation: SectionContent = {
  kind: 'invitation',
  title: 'Kom langs',
  links: [{ label: 'Showroom', href: '/showroom' }],
}

test('ends the first part with the first section of the kind', () => {
  expect(splitAfter([statement('een'), invitation, statement('twee')], 'invitation')).toEqual([
    [statement('een'), invitation],
    [statement('twee')],
  ])
})

test('leaves the second part empty without such a section', () => {
  expect(splitAfter([statement('een')], 'links')).toEqual([[statement('een')], []])
})
