import { expect, it } from 'vitest'
import { readSetPath, setPath } from './set-path.ts'

it('reads the address of a set and writes it again', () => {
  const path = '/samenstellen/beat45?cabinet=laden&width=1000&finish=eiken-naturel&niche=1180'
  const asked = readSetPath(path)
  expect(asked).toEqual({
    slug: 'beat45',
    search: { cabinet: 'laden', width: '1000', finish: 'eiken-naturel', niche: 1180 },
  })
  expect(asked && setPath(asked)).toBe(path)
  expect(readSetPath('/samenstellen/thor')).toEqual({ slug: 'thor', search: {} })
})

it('leaves out what is no choice of a set', () => {
  expect(readSetPath('/samenstellen/beat45?width=breed&finish=%3Cb%3E&onbekend=1')?.search).toEqual({})
})

it.each([
  '',
  '/samenstellen',
  '/samenstellen/',
  '/samenstellen/beat46',
  '/samenstellen/beat45.pdf',
  '/samenstellen/beat45/weg',
  '/samenstellen/beat45#x',
  '/samenstellen/beat45?width=1000\n',
  '/samenstellen/../privacy',
  '//elders.example/samenstellen/beat45',
  'https://elders.example/samenstellen/beat45',
  `/samenstellen/beat45?x=${'a'.repeat(900)}`,
])('reads nothing else: %j', (path) => {
  expect(readSetPath(path)).toBeNull()
})
