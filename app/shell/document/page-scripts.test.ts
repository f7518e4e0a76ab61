import { runInNewContext } from 'node:vm'
import { expect, test } from 'vitest'
import { scriptsOf, startLines, takeScripts } from './page-scripts.ts'

test('scripts are taken out of what heads announce, and known by the routes of a page', () => {
  const routes = {
    __root__: {
      preloads: ['/entry.js', '/framework.js', { href: '/shell.js' }],
      scripts: [{ attrs: { type: 'module', src: '/entry.js' } }],
      css: ['/site.css'],
    },
    '/list': { preloads: ['/framework.js', '/list.js'], css: ['/list.css'] },
    '/plain': {},
  }
  takeScripts({ routes })
  takeScripts({ routes }) // as every page does
  expect(routes).toEqual({ __root__: { css: ['/site.css'] }, '/list': { css: ['/list.css'] }, '/plain': {} })
  expect(scriptsOf(['__root__', '/list'])).toEqual(['/framework.js', '/shell.js', '/list.js', '/entry.js'])
  expect(scriptsOf(['__root__', '/plain'])).toEqual(['/framework.js', '/shell.js', '/entry.js'])
})

/** Runs the lines in a page, up to the moment when they begin to fetch. */
function open({
  hero = 'absent',
  hidden = false,
}: { hero?: 'absent' | 'loading' | 'complete'; hidden?: boolean } = {}) {
  const window = new EventTarget()
  const picture = Object.assign(new EventTarget(), { complete: hero === 'complete' })
  const page = {
    asked: [] as string[],
    timers: [] as { run: () => void; ms: number }[],
    window,
    picture,
    paint: () => {},
  }
  runInNewContext(startLines, {
    w: window,
    r: {},
    h: hero === 'absent' ? null : picture,
    f: ['/a.js', '/b.js'],
    Promise,
    MessageChannel,
    on: (target: Partial<EventTarget>, kind: string, hear: () => void) => target.addEventListener?.(kind, hear),
    d: {
      hidden,
      createElement: () => ({}),
      head: {
        append: ({ href }: { href: string }) => {
          page.asked.push(href)
        },
      },
    },
    setTimeout: (run: () => void, ms: number) => {
      page.timers.push({ run, ms })
    },
    PerformanceObserver: class {
      constructor(seen: () => void) {
        page.paint = seen
      }
      observe() {}
    },
  })
  return page
}
const askedFor = async ({ asked }: { asked: string[] }) => {
  await expect.poll(() => asked).toEqual(['/a.js', '/b.js'])
}
const settled = () =>
  new Promise((resolve) => {
    setImmediate(resolve)
  })

test('nothing is fetched before the page is painted, and everything after it', async () => {
  const page = open()
  await settled()
  expect(page.asked).toEqual([])
  page.paint()
  await askedFor(page)
})

for (const end of ['load', 'error']) {
  test(`a hero picture on its way comes first: its ${end} begins`, async () => {
    const page = open({ hero: 'loading' })
    page.paint()
    await settled()
    expect(page.asked).toEqual([])
    page.picture.dispatchEvent(new Event(end))
    await askedFor(page)
  })
}

test('a hero picture that does not come is waited for no longer than 2 s', async () => {
  const page = open({ hero: 'loading' })
  page.paint()
  expect(page.timers.map(({ ms }) => ms)).toEqual([2_000])
  page.timers[0]?.run()
  await askedFor(page)
})

for (const touch of ['pointerdown', 'keydown']) {
  test(`${touch} begins at once`, async () => {
    const page = open({ hero: 'loading' })
    page.window.dispatchEvent(new Event(touch))
    await askedFor(page)
  })
}

test('all that has come waits for the paint, and in a browser that tells of none for 1 s', async () => {
  const page = open()
  page.window.dispatchEvent(new Event('load'))
  await settled()
  expect(page.asked).toEqual([])
  expect(page.timers.map(({ ms }) => ms)).toEqual([1_000])
  page.timers[0]?.run()
  await askedFor(page)
})

test('a page that nobody sees begins at once, and a page begins once', async () => {
  const page = open({ hidden: true, hero: 'complete' })
  await askedFor(page)
  page.paint()
  page.window.dispatchEvent(new Event('keydown'))
  await settled()
  expect(page.asked).toHaveLength(2)
})
