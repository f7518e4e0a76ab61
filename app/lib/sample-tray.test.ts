import { expect, it } from 'vitest'
import { withSample } from './sample-tray.ts'

it('holds each finish once, and the last five', () => {
  expect(withSample(['a', 'b'], 'b', 'c')).toEqual(['a', 'b', 'c'])
  expect(withSample(['a', 'b', 'c', 'd', 'e'], 'f')).toEqual(['b', 'c', 'd', 'e', 'f'])
  expect(withSample(['a', 'b', 'c', 'd', 'e'], 'a')).toEqual(['a', 'b', 'c', 'd', 'e'])
})
