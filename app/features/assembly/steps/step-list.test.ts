import { resolve } from 'node:path'
import fc from 'fast-check'
import { expect, test } from 'vitest'
import { readContentFiles } from '#server/content/read-content-files.ts'
import { stepHref, stepId, stepPlace, stepsOf, swipeOf } from './step-list.ts'
import { guideSearchSchema } from './guide-search.ts'

const guides = [...readContentFiles(resolve('content'), resolve('public')).guides.values()]

test('gives every step of every guide an address of its own that leads to it', () => {
  for (const guide of guides) {
    const steps = stepsOf(guide.chapters)
    expect(
      steps.map(({ key }) =>
        stepPlace(
          guide.chapters,
          guideSearchSchema.parse(
            Object.fromEntries(new URL(stepHref(guide.path, key), 'http://site.example').searchParams),
          ).step,
        ),
      ),
    ).toEqual(steps.map((_, place) => place))
    // On the page of the whole guide they are ids, as are the slugs of the chapters.
    const ids = [...steps.map(({ key }) => stepId(key)), ...guide.chapters.map(({ slug }) => slug)]
    expect(new Set(ids).size).toBe(ids.length)
  }
})

test('shows the whole guide for an unknown step', () => {
  const [guide] = guides
  expect(guide && ['hoogte-99', '', undefined, 'stap'].map((asked) => stepPlace(guide.chapters, asked))).toEqual([
    null,
    null,
    null,
    null,
  ])
})

test('turns the page on a horizontal swipe only', () => {
  expect(swipeOf({ x: 300, y: 400 }, { x: 200, y: 420 })).toBe('next')
  expect(swipeOf({ x: 100, y: 400 }, { x: 200, y: 380 })).toBe('previous')
  fc.assert(
    fc.property(
      fc.integer({ min: -50, max: 50 }),
      fc.integer({ min: -800, max: 800 }),
      (across, upright) => swipeOf({ x: 0, y: 0 }, { x: across, y: upright }) === null,
    ),
  )
  fc.assert(
    fc.property(
      fc.integer({ min: -400, max: 400 }),
      fc.integer({ min: 201, max: 800 }),
      (across, upright) => swipeOf({ x: 0, y: 0 }, { x: across, y: upright }) === null,
    ),
  )
})
