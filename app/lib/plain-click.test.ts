import { expect, test } from 'vitest'
import { isPlainClick } from './plain-click.ts'

const plain = { button: 0, metaKey: false, ctrlKey: false, shiftKey: false, altKey: false, defaultPrevented: false }

test.each([
  [true, 'the main button', {}],
  [false, 'the middle button', { button: 1 }],
  [false, 'Ctrl', { ctrlKey: true }],
  [false, 'Cmd', { metaKey: true }],
  [false, 'Shift', { shiftKey: true }],
  [false, 'Alt', { altKey: true }],
  [false, 'a handler that prevented it', { defaultPrevented: true }],
])('%s: a click with %s is plain', (expected, _, change) => {
  expect(isPlainClick({ ...plain, ...change })).toBe(expected)
})
