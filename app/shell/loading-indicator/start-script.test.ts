import { runInNewContext } from 'node:vm'
import { expect, test } from 'vitest'
import { startScript } from './start-script.ts'

/** Runs the script on a page whose hero picture is loading, complete or absent, with a fake clock. */
function start(hero: 'loading' | 'complete' | 'absent') {
  const timers = new Map<number, { at: number; run: () => void }>()
  const dataset: Record<string, string> = {}
  const picture = Object.assign(new EventTarget(), { complete: hero === 'complete' })
  const window = new EventTarget()
  let now = 0
  const document = Object.assign(new EventTarget(), {
    documentElement: { dataset },
    querySelector: () => (hero === 'absent' ? null : picture),
  })
  runInNewContext(startScript, {
    document,
    addEventListener: window.addEventListener.bind(window),
    dispatchEvent: window.dispatchEvent.bind(window),
    Event,
    setTimeout: (run: () => void, ms: number) => {
      timers.set(timers.size + 1, { at: now + ms, run })
      return timers.size
    },
    clearTimeout: (id: number) => timers.delete(id),
  })
  document.dispatchEvent(new Event('DOMContentLoaded'))
  return {
    picture,
    window,
    timers,
    isShown: () => 'loading' in dataset,
    advance: (ms: number) => {
      now += ms
      for (const [id, timer] of timers)
        if (timer.at <= now) {
          timers.delete(id)
          timer.run()
        }
    },
  }
}

test('the indicator shows while the hero picture is loading, for 800 ms at most', () => {
  const page = start('loading')
  expect(page.isShown()).toBe(true)
  page.advance(799)
  expect(page.isShown()).toBe(true)
  page.advance(1)
  expect(page.isShown()).toBe(false)
})

test('a hero-ready event hides it at once', () => {
  const page = start('loading')
  page.window.dispatchEvent(new Event('hero-ready'))
  expect(page.isShown()).toBe(false)
  expect(page.timers.size).toBe(0)
})

for (const end of ['load', 'error']) {
  test(`the picture dispatches hero-ready on ${end}`, () => {
    const page = start('loading')
    let events = 0
    page.window.addEventListener('hero-ready', () => {
      events += 1
    })
    page.picture.dispatchEvent(new Event(end))
    expect(events).toBe(1)
    expect(page.isShown()).toBe(false)
  })
}

for (const hero of ['complete', 'absent'] as const) {
  test(`there is no indicator when the hero picture is ${hero}`, () => {
    const page = start(hero)
    expect(page.isShown()).toBe(false)
    expect(page.timers.size).toBe(0)
  })
}
