/** The picture beside a set: the nearest that there is, and what differs in it. */
import { expect, test } from 'vitest'
import type { Kit } from '#domain/configurator/kit.ts'
import type { Wish } from '#domain/configurator/parts.ts'
import { setView } from '#server/configurator/set-view.ts'
import { files, kits } from './configurator-kits.ts'

const file = { width: 1600, height: 1600, version: 'a' }

/** What the page shows of Beat 45 when only the pictures with these names are made. */
function pictureOf(made: readonly string[], wish: Wish) {
  const kit = kits.get('beat45')
  if (!kit) throw new RangeError('there is no beat45')
  const withPictures: Kit = {
    ...kit,
    cabinets: kit.cabinets.map((cabinet) => ({
      ...cabinet,
      items: cabinet.items.map((item) => ({
        ...item,
        picture: item.picture && {
          ...item.picture,
          file: made.some((name) => item.picture?.media.endsWith(`/${name}`)) ? file : null,
        },
      })),
    })),
  }
  const { picture } = setView('beat45', withPictures, { mirror: 'none', ...wish }, files.configurator.notIncluded)
  return picture && { media: picture.slot.media.split('/').at(-1), differs: picture.differs }
}

test('shows the width of its own where the finish is pictured in it', () => {
  expect(pictureOf(['eiken-naturel', 'breed-1200'], { width: '1200', finish: 'eiken-naturel' })).toEqual({
    media: 'breed-1200',
    differs: 'Op deze foto: blad, kom en kraan zijn een voorbeeld.',
  })
})

test('shows the nearest width of the finish, and says which', () => {
  expect(pictureOf(['eiken-naturel', 'breed-600'], { width: '1200', finish: 'eiken-naturel' })).toEqual({
    media: 'eiken-naturel',
    differs: 'Op deze foto: het meubel is 900 mm breed; blad, kom en kraan zijn een voorbeeld.',
  })
})

test('prefers the finish to the width, and names the nearest finish where it is not pictured', () => {
  expect(pictureOf(['breed-600', 'zwart-mat'], { width: '600', finish: 'zwart-mat' })?.media).toBe('zwart-mat')
  expect(pictureOf(['eiken-zwart', 'wit-mat'], { width: '900', finish: 'zwart-mat' })?.differs).toContain(
    'de afwerking is Eiken zwart',
  )
})

test('says of a cabinet beside it that it is not in the picture, and shows none while nothing is made', () => {
  expect(pictureOf(['eiken-naturel'], { width: '900', finish: 'eiken-naturel', side: 'kolom-350' })?.differs).toMatch(
    /voorbeeld; de kast ernaast staat er niet op\.$/,
  )
  expect(pictureOf([], {})).toBeNull()
})
