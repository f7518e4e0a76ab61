import { expect, test } from 'vitest'
import { nextBanner, type BannerEvent, type BannerState } from './banner-store.ts'

const after = (...events: BannerEvent[]) => events.reduce<BannerState>(nextBanner, 'hidden')

test('it shows by itself until the visitor has chosen', () => {
  expect(after({ type: 'delay-passed', chosenBefore: false })).toBe('shown')
  expect(after({ type: 'delay-passed', chosenBefore: true })).toBe('hidden')
})

test('a banner that showed by itself is closed by a choice only', () => {
  expect(after({ type: 'delay-passed', chosenBefore: false }, { type: 'left' })).toBe('shown')
  expect(after({ type: 'delay-passed', chosenBefore: false }, { type: 'asked-for' }, { type: 'left' })).toBe('shown')
  expect(after({ type: 'delay-passed', chosenBefore: false }, { type: 'chosen' })).toBe('hidden')
})

test('a banner that was opened is closed by a choice or without one', () => {
  expect(after({ type: 'asked-for' })).toBe('asked')
  expect(after({ type: 'asked-for' }, { type: 'left' })).toBe('hidden')
  expect(after({ type: 'asked-for' }, { type: 'chosen' })).toBe('hidden')
})

test('it does not show after a choice within the delay', () => {
  expect(after({ type: 'asked-for' }, { type: 'chosen' }, { type: 'delay-passed', chosenBefore: true })).toBe('hidden')
})
