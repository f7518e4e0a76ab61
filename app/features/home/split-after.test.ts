import { expect, test } from 'vitest'
import type { SectionContent } from '#domain/pages/section.schema.ts'
import { splitAfter } from './split-after.ts'

const statement = (text: string): SectionContent => ({ kind: 'statement', text })
const invitation: SectionContent = {
  kind: 'invitation',
  title: 'Kom langs',
  links: [{ label: 'Showroom', href: '/showroom' }],
}

test('the section of the kind closes the first part', () => {
  expect(splitAfter([statement('een'), invitation, statement('twee')], 'invitation')).toEqual([
    [statement('een'), invitation],
    [statement('twee')],
  ])
})

test('without such a section nothing stands behind', () => {
  expect(splitAfter([statement('een')], 'links')).toEqual([[statement('een')], []])
})
