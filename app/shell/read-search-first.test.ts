import { expect, test } from 'vitest'
import { spared } from '#app/lib/spared.ts'
import { readSearchFirst } from './read-search-first.ts'

/** A router that writes down what it was asked for, and a line that can be cut. */
function lineAndRouter() {
  const asked: string[] = []
  const line = { isUp: true }
  const router = {
    load: async () => {
      asked.push('load')
    },
    navigate: async (_to: { href?: string }) => {
      asked.push('navigate')
    },
    preloadRoute: async (_to: object) => {
      asked.push('preload')
      return undefined
    },
  }
  readSearchFirst(
    router,
    spared(async () => {
      if (!line.isUp) throw new TypeError('Failed to fetch')
      asked.push('reader')
      return {}
    }),
  )
  return { asked, line, router }
}

test('the reader comes before the first way to another page, and once', async () => {
  const { asked, router } = lineAndRouter()
  await router.preloadRoute({})
  await router.navigate({})
  await router.load()
  expect(asked).toEqual(['reader', 'preload', 'navigate', 'load'])
})

test('Back and forward without a line stay in the page, say nothing, and work again when the line is back', async () => {
  const { asked, line, router } = lineAndRouter()
  line.isUp = false
  await router.load()
  expect(asked).toEqual([])
  line.isUp = true
  await router.load()
  expect(asked).toEqual(['reader', 'load'])
})

test('without a line, a way that has no address of its own fails as the line does', async () => {
  const { asked, line, router } = lineAndRouter()
  line.isUp = false
  await expect(router.navigate({})).rejects.toThrow('Failed to fetch')
  expect(asked).toEqual([])
})
