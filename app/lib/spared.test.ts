import { expect, test } from 'vitest'
import { atHand, spared } from './spared.ts'

test('the server has it at once', async () => {
  const thing = atHand('section')
  expect(thing.isHere()).toBe(true)
  expect(thing.get()).toBe('section')
  await thing.fetch()
})

test('the browser fetches it once, however many loaders wait for it', async () => {
  let times = 0
  const thing = spared(() => Promise.resolve(`section ${++times}`))
  await Promise.all([thing.fetch(), thing.fetch()])
  await thing.fetch()
  expect(thing.get()).toBe('section 1')
})

test('what could not be fetched is asked for again by the next who wishes it', async () => {
  const answers = [() => Promise.reject(new Error('no line')), () => Promise.resolve('section')]
  const thing = spared(() => answers.shift()?.() ?? Promise.reject(new Error('asked too often')))
  await expect(thing.fetch()).rejects.toThrow('no line')
  expect(thing.isHere()).toBe(false)
  expect(() => thing.get()).toThrow('the loader of the page must wait for it')
  await thing.fetch()
  expect(thing.get()).toBe('section')
})
