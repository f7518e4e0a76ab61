import { expect, it } from 'vitest'
import { sampleTray, withSample } from './sample-tray.ts'

it('holds each finish once, and the first five', () => {
  expect(withSample(['a', 'b'], 'b', 'c')).toEqual(['a', 'b', 'c'])
  expect(withSample(['a', 'b', 'c', 'd', 'e'], 'f')).toEqual(['a', 'b', 'c', 'd', 'e'])
  expect(withSample(['a', 'b', 'c', 'd', 'e'], 'a')).toEqual(['a', 'b', 'c', 'd', 'e'])
})

it('takes a finish out again, and no sixth', () => {
  for (const name of ['a', 'b', 'c', 'd', 'e']) expect(sampleTray.toggle(name)).toBe('added')
  expect(sampleTray.toggle('f')).toBe('full')
  expect(sampleTray.toggle('b')).toBe('removed')
  expect(sampleTray.toggle('f')).toBe('added')
  sampleTray.clear()
})
