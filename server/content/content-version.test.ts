import { expect, test } from 'vitest'
import { contentChanged, contentVersion, lastChangeOf } from './content-version.ts'

test('knows when something that was read last changed', () => {
  const page = new Set(['pages:/', 'menus'])
  const before = contentVersion()
  contentChanged(['pages:/contact', 'pages'])
  expect(lastChangeOf(page)).toBeLessThanOrEqual(before)
  contentChanged(['menus'])
  expect(lastChangeOf(page)).toBe(before + 2)
  contentChanged([])
  expect(contentVersion()).toBe(before + 2)
})

test('takes every change for one of a page of which nothing is known, and of every page when nothing is known of the change', () => {
  const page = new Set(['pages:/'])
  contentChanged(['menus'])
  expect(lastChangeOf(new Set())).toBe(contentVersion())
  contentChanged()
  expect(lastChangeOf(page)).toBe(contentVersion())
})
