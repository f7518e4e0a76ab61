import fc from 'fast-check'
import { expect, test } from 'vitest'
import { sectionFrames } from './section-frame.ts'
import { sectionSchema } from '#domain/pages/section.schema.ts'

const kinds = sectionSchema.options.map((option) => option.shape.kind.value)

test('neighbours never share a ground other than paper', () => {
  fc.assert(
    fc.property(fc.array(fc.constantFrom(...kinds), { maxLength: 20 }), (page) => {
      const frames = sectionFrames(page)
      expect(frames).toHaveLength(page.length)
      for (const [index, frame] of frames.entries()) {
        if (index > 0 && frames[index - 1]?.ground === frame.ground) expect(frame.ground).toBe('paper')
      }
    }),
  )
})

test('all sections are equally far apart, whatever their grounds', () => {
  fc.assert(
    fc.property(fc.array(fc.constantFrom(...kinds), { maxLength: 20 }), (page) => {
      expect(sectionFrames(page).filter((frame) => frame.space !== 'normal')).toEqual([])
    }),
  )
})

test('a page begins on paper, and facts without space after a hero without a picture', () => {
  expect(sectionFrames(['facts'], 'plain')).toEqual([{ ground: 'paper', space: 'tight' }])
  expect(sectionFrames(['links'], 'plain')).toEqual([{ ground: 'paper', space: 'normal' }])
  expect(sectionFrames(['facts'], 'tall')).toEqual([{ ground: 'paper', space: 'normal' }])
})

test('under a cover the first section has its preferred ground', () => {
  expect(sectionFrames(['facts'], 'cover')).toEqual([{ ground: 'sunken', space: 'normal' }])
})
