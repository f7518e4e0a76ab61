import { expect, test } from 'vitest'
import { formatFileSize } from './file-size.ts'

test('writes bytes, kB, and MB with one decimal', () => {
  expect([0, 999, 1000, 640_499, 999_499, 999_500, 12_345_678].map(formatFileSize)).toEqual([
    '0 B',
    '999 B',
    '1 kB',
    '640 kB',
    '999 kB',
    '1,0 MB',
    '12,3 MB',
  ])
})
