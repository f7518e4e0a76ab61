import { expect, test } from 'vitest'
import { besideRemembered } from './attend-comparison.ts'

test('a product comes beside those that were compared', () => {
  expect(besideRemembered('', 'a1')).toEqual(['a1'])
  expect(besideRemembered('a1,b2', 'c3')).toEqual(['a1', 'b2', 'c3'])
})

test('a product that is compared already stands there once', () => {
  expect(besideRemembered('a1,b2', 'a1')).toEqual(['b2', 'a1'])
})

test('of four, the first gives way to a fifth', () => {
  expect(besideRemembered('a1,b2,c3,d4', 'e5')).toEqual(['b2', 'c3', 'd4', 'e5'])
})

test('what somebody else wrote there is no product', () => {
  expect(besideRemembered('<b>,../x,a1', 'b2')).toEqual(['a1', 'b2'])
})
