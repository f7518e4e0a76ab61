/** WebKit on a screen that nobody sees, driven by the WebDriver protocol (https://www.w3.org/TR/webdriver2/): as much of it as the journeys need. */
import { spawn } from 'node:child_process'
import { z } from 'zod'
import type { WebKitPrograms } from '#tests/services/programs.ts'
import { freePort, listening } from '../services/ports.ts'

/** The protocol's name for the number of an element. */
const elementKey = 'element-6066-11e4-a52e-4f735466cecf'
const elementSchema = z.object({ [elementKey]: z.string() })
const answerSchema = z.object({ value: z.unknown() })

/** The protocol's letters for keys that write none. */
export const keys = {
  tab: '\uE004',
  enter: '\uE007',
  control: '\uE009',
  escape: '\uE00C',
  left: '\uE012',
  up: '\uE013',
  right: '\uE014',
  down: '\uE015',
} as const

export type Browser = Awaited<ReturnType<typeof startBrowser>>

/** Starts screen, driver and browser; pages are opened below `origin`. */
export async function startBrowser({ driver: driverPath, screen: screenPath }: WebKitPrograms, origin: string) {
  const screen = spawn(screenPath, ['-displayfd', '1', '-screen', '0', '1600x1200x24', '-nolisten', 'tcp'], {
    stdio: ['ignore', 'pipe', 'ignore'],
  })
  const display = await new Promise<string>((told, failed) => {
    screen.stdout.once('data', (text: Buffer) => {
      told(`:${text.toString().trim()}`)
    })
    screen.once('error', failed)
  })
  const port = await freePort()
  // Not without compositing, as one would without a graphics card: a fade between pages then ends the browser. Its sandbox does not start for root.
  const driver = spawn(driverPath, [`--port=${port}`], {
    stdio: 'ignore',
    env: {
      ...process.env,
      DISPLAY: display,
      LIBGL_ALWAYS_SOFTWARE: '1',
      NO_AT_BRIDGE: '1',
      GSETTINGS_BACKEND: 'memory',
      TZ: 'Europe/Amsterdam',
      ...(process.getuid?.() === 0 ? { WEBKIT_DISABLE_SANDBOX_THIS_IS_DANGEROUS: '1' } : {}),
    },
  })
  await listening(
    port,
    new Promise((gone) => {
      driver.once('exit', gone)
    }),
  )

  const call = async (method: 'GET' | 'POST' | 'DELETE', path: string, body: object = {}): Promise<unknown> => {
    const answer = await fetch(`http://127.0.0.1:${port}${path}`, {
      method,
      ...(method === 'POST' ? { body: JSON.stringify(body) } : {}),
    })
    const { value } = answerSchema.parse(await answer.json())
    if (!answer.ok) throw new Error(`${method} ${path} ${JSON.stringify(body).slice(0, 200)}: ${JSON.stringify(value)}`)
    return value
  }
  const { sessionId } = z
    .object({ sessionId: z.string() })
    .parse(await call('POST', '/session', { capabilities: { alwaysMatch: {} } }))
  const session = `/session/${sessionId}`

  /** Runs `ask`, which knows nothing of what stands around it, in the page. */
  const evaluate = (ask: (...given: never[]) => unknown, ...given: readonly unknown[]) =>
    call('POST', `${session}/execute/sync`, { script: `return (${ask.toString()})(...arguments)`, args: given })
  /** The first that is seen of those with `selector` whose name or text begins with `words`, as soon as it is there. @throws when it does not come */
  const find = async (selector: string, words = '') =>
    elementSchema.parse(
      await evaluate(
        async (wanted: string, beginning: string) => {
          for (const latest = performance.now() + 20_000; performance.now() < latest;) {
            const found = [...document.querySelectorAll(wanted)].find(
              (element) =>
                element.getClientRects().length > 0 &&
                (element.getAttribute('aria-label') ?? element.textContent).trim().startsWith(beginning),
            )
            if (found) return found
            await new Promise((next) => {
              requestAnimationFrame(next)
            })
          }
          return null
        },
        selector,
        words,
      ),
      { error: () => `nothing is seen of ${selector} '${words}'` },
    )[elementKey]
  const act = (id: string, kind: string, actions: object[], parameters?: object) =>
    call('POST', `${session}/actions`, { actions: [{ type: kind, id, ...(parameters && { parameters }), actions }] })
  const address = async () => new URL(z.string().parse(await call('GET', `${session}/url`)))

  return {
    evaluate,
    /** Opens the page and waits until it is alive. */
    async open(path: string): Promise<void> {
      await call('POST', `${session}/url`, { url: origin + path })
      while ((await evaluate(() => document.querySelector('header [role=button]') === null)) === true)
        await evaluate(
          () =>
            new Promise((next) => {
              requestAnimationFrame(next)
            }),
        )
    },
    /** Path, search and hash. */
    address: async () => (await address()).href.slice(origin.length),
    back: () => call('POST', `${session}/back`),
    async size(width: number, height: number): Promise<void> {
      await call('POST', `${session}/window/rect`, { x: 0, y: 0, width, height })
    },
    async cookie(name: string, value: string): Promise<void> {
      await call('POST', `${session}/cookie`, { cookie: { name, value, path: '/' } })
    },
    async click(selector: string, words?: string): Promise<void> {
      await call('POST', `${session}/element/${await find(selector, words)}/click`)
    },
    async type(selector: string, text: string): Promise<void> {
      await call('POST', `${session}/element/${await find(selector)}/value`, { text })
    },
    async hover(selector: string, words?: string): Promise<void> {
      await act(
        'mouse',
        'pointer',
        [{ type: 'pointerMove', origin: { [elementKey]: await find(selector, words) }, x: 0, y: 0 }],
        { pointerType: 'mouse' },
      )
    },
    /** Presses them together. */
    async press(...together: readonly string[]): Promise<void> {
      await act('keyboard', 'key', [
        ...together.map((value) => ({ type: 'keyDown', value })),
        ...together.toReversed().map((value) => ({ type: 'keyUp', value })),
      ])
    },
    async wheel(selector: string, deltaX: number, deltaY: number): Promise<void> {
      await act('wheel', 'wheel', [
        { type: 'scroll', origin: { [elementKey]: await find(selector) }, x: 0, y: 0, deltaX, deltaY },
      ])
    },
    /** What has the focus, by its name or text. */
    focused: () =>
      evaluate(() =>
        (document.activeElement?.getAttribute('aria-label') ?? document.activeElement?.textContent ?? '').trim(),
      ),
    async close(): Promise<void> {
      await call('DELETE', session)
      driver.kill()
      screen.kill()
    },
  }
}
