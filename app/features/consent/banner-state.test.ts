import { expect, test } from 'vitest'
import { nextBanner, type BannerEvent, type BannerState } from './banner-state.ts'

const after = (...events: BannerEvent[]) => events.reduce<BannerState>(nextBanner, 'hidden')

test('it comes by itself to who never chose', () => {
  expect(after({ type: 'delay-passed', chosenBefore: false })).toBe('shown')
  expect(after({ type: 'delay-passed', chosenBefore: true })).toBe('hidden')
})

test('what came by itself goes only with a choice', () => {
  expect(after({ type: 'delay-passed', chosenBefore: false }, { type: 'left' })).toBe('shown')
  expect(after({ type: 'delay-passed', chosenBefore: false }, { type: 'asked-for' }, { type: 'left' })).toBe('shown')
  expect(after({ type: 'delay-passed', chosenBefore: false }, { type: 'chosen' })).toBe('hidden')
})

test('what was asked for goes with a choice or without', () => {
  expect(after({ type: 'asked-for' })).toBe('asked')
  expect(after({ type: 'asked-for' }, { type: 'left' })).toBe('hidden')
  expect(after({ type: 'asked-for' }, { type: 'chosen' })).toBe('hidden')
})

test('a choice made in time keeps it away', () => {
  expect(after({ type: 'asked-for' }, { type: 'chosen' }, { type: 'delay-passed', chosenBefore: true })).toBe('hidden')
})
