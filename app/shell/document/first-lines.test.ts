import { runInNewContext } from 'node:vm'
import { expect, test } from 'vitest'
import { firstLines } from './first-lines.ts'

/** A page of which the head is read, with what was kept of an earlier visit; `read` is the moment when all of it is. */
function open({ kept = {}, scripts = '/a.js' }: { kept?: Record<string, string>; scripts?: string }) {
  const page = {
    data: {} as Record<string, string>,
    places: [] as number[][],
    asked: [] as string[],
    window: new EventTarget() as EventTarget & { heldPress?: unknown },
    read: () => {},
  }
  const storage = { getItem: (key: string) => kept[key] ?? null }
  runInNewContext(firstLines, {
    self: {},
    window: page.window,
    localStorage: storage,
    sessionStorage: storage,
    MessageChannel,
    history: { state: { __TSR_key: 'here' } },
    location: { hash: '' },
    scrollTo: (...place: number[]) => page.places.push(place),
    setTimeout: () => 0,
    document: {
      hidden: true,
      documentElement: { dataset: page.data },
      currentScript: { dataset: { scripts } },
      querySelector: () => null,
      querySelectorAll: () => [],
      createElement: () => ({}),
      head: { append: ({ href }: { href: string }) => page.asked.push(href) },
      addEventListener: (kind: string, hear: () => void) => {
        if (kind === 'DOMContentLoaded') page.read = hear
      },
    },
  })
  return page
}

test('the theme of the visitor is there before the page is read, and all else comes after it', async () => {
  const page = open({ kept: { theme: 'dark', hasManualPreference: 'true' } })
  expect(page.data).toEqual({ theme: 'dark', js: '' })
  expect([page.places, page.asked]).toEqual([[], []])
  page.read()
  await expect.poll(() => page.asked).toEqual(['/a.js'])
})

test('a button that is pressed while the rest of the page is still on its way is held', () => {
  const page = open({})
  const button = {}
  page.window.dispatchEvent(Object.defineProperty(new Event('click'), 'target', { value: { closest: () => button } }))
  expect(page.window.heldPress).toBe(button)
})

test('a page that was left in the middle opens there, as the router kept it', () => {
  const page = open({
    kept: { 'tsr-scroll-restoration-v1_3': JSON.stringify({ here: { window: { scrollX: 0, scrollY: 1200 } } }) },
  })
  page.read()
  expect(page.places).toEqual([[0, 1200]])
})

test('a page without scripts of its own stands as it is', () => {
  const page = open({ scripts: '' })
  page.read()
  expect(page.asked).toEqual([])
})
