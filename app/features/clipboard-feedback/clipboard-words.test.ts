import { expect, test } from 'vitest'
import { clipboardWords } from './clipboard-words.ts'

test('copying says so only when there was something to copy', () => {
  expect(clipboardWords('copy', 'Beat 40')).toBe('Gekopieerd!')
  expect(clipboardWords('copy', '')).toBeNull()
})

test('cutting and pasting say so', () => {
  expect(clipboardWords('cut', '')).toBe('Geknipt!')
  expect(clipboardWords('paste', '')).toBe('Geplakt!')
})
