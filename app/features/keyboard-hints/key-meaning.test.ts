import fc from 'fast-check'
import { expect, test } from 'vitest'
import { countHint, keyMeaning, type PressedKey } from './key-meaning.ts'

const press = (
  key: string,
  { typing = false, ...more }: Partial<PressedKey> & { typing?: boolean } = {},
  singleKeys = true,
) =>
  keyMeaning(
    { key, ctrlKey: false, metaKey: false, altKey: false, shiftKey: false, repeat: false, ...more },
    typing,
    singleKeys,
  )

test('Ctrl+K, Cmd+K and / open search, but not while typing', () => {
  expect([
    press('k', { ctrlKey: true }),
    press('K', { metaKey: true }),
    press('/'),
    press('/', { shiftKey: true }),
  ]).toEqual(['search', 'search', 'search', 'search'])
  expect([press('k', { ctrlKey: true, typing: true }), press('/', { typing: true })]).toEqual([null, null])
})

test('Ctrl+I and Cmd+I are for the settings, in a field too', () => {
  expect([
    press('i', { ctrlKey: true }),
    press('i', { metaKey: true }),
    press('I', { ctrlKey: true, typing: true }),
  ]).toEqual(['settings', 'settings', 'settings'])
})

test('what the browser does with more modifiers stays the browser’s', () => {
  expect([
    press('I', { ctrlKey: true, shiftKey: true }),
    press('k', { ctrlKey: true, altKey: true }),
    press('c', { ctrlKey: true }),
    press('f', { altKey: true }),
  ]).toEqual([null, null, null, null])
})

test('characters outside a field bring the hint; keys that move over the page do not', () => {
  for (const key of ['a', 'Z', '5', '?', 'é']) expect(press(key), key).toBe('hint')
  for (const key of [
    'Tab',
    'Enter',
    ' ',
    'ArrowDown',
    'PageDown',
    'Home',
    'Shift',
    'Control',
    'F5',
    'Dead',
    'Backspace',
    'Process',
  ])
    expect(press(key), key).toBeNull()
  expect(press('a', { typing: true })).toBeNull()
  expect(press('a', { repeat: true })).toBeNull()
})

test('single keys can be switched off, the others stay', () => {
  expect([
    press('/', {}, false),
    press('a', {}, false),
    press('k', { ctrlKey: true }, false),
    press('Escape', {}, false),
  ]).toEqual([null, null, 'search', 'close'])
})

test('three hints in any minute, the fourth when the first is a minute old', () => {
  let shown: readonly number[] = []
  for (const now of [0, 10_000, 20_000]) shown = countHint(shown, now) ?? []
  expect(shown).toEqual([0, 10_000, 20_000])
  expect(countHint(shown, 59_999)).toBeNull()
  expect(countHint(shown, 60_000)).toEqual([10_000, 20_000, 60_000])
})

test('however keys are pressed, no rolling minute holds more than three hints', () => {
  fc.assert(
    fc.property(fc.array(fc.integer({ min: 0, max: 30_000 }), { maxLength: 60 }), (pauses) => {
      const all: number[] = []
      let shown: readonly number[] = []
      let now = 0
      for (const pause of pauses) {
        now += pause
        const next = countHint(shown, now)
        if (next === null) continue
        shown = next
        all.push(now)
      }
      for (const start of all)
        expect(all.filter((moment) => moment >= start && moment < start + 60_000).length).toBeLessThanOrEqual(3)
    }),
  )
})
