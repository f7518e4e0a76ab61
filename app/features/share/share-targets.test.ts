import fc from 'fast-check'
import { expect, test } from 'vitest'
import { shareTargets } from './share-targets.ts'

const url = 'https://www.oeverhout.example/producten?category=kasten&page=2'

test('the five ways, in their order', () => {
  expect(shareTargets(url, 'Kasten & meer').map((target) => target.label)).toEqual([
    'E-mail',
    'Facebook',
    'Twitter',
    'LinkedIn',
    'WhatsApp',
  ])
})

test('mail writes spaces as mail programs read them', () => {
  expect(shareTargets(url, 'Kasten & meer')[0]?.href).toBe(
    'mailto:?subject=Kasten%20%26%20meer&body=https%3A%2F%2Fwww.oeverhout.example%2Fproducten%3Fcategory%3Dkasten%26page%3D2',
  )
})

test('whatever the address and the title, they arrive whole', () => {
  fc.assert(
    fc.property(
      fc.webUrl({ withQueryParameters: true, withFragments: true }),
      fc.string({ unit: 'grapheme' }).filter((text) => text.isWellFormed()),
      (page, title) => {
        for (const { href } of shareTargets(page, title))
          expect([...new URL(href).searchParams.values()].join('\n')).toContain(page)
      },
    ),
    { numRuns: 25 },
  )
})
