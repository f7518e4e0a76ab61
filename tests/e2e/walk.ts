/** Works every control of a page, as a visitor does, and reports what loses the focus, changes nothing, or breaks once the browser has translated the page. */
import { expect, type Page } from '@playwright/test'
import { hydrated } from './page.ts'
import { installWalk, type Action, type Step } from './walk-in-page.ts'

type WalkOptions = {
  /** Where the controls are; all of the page by default. */
  scope?: string
  actions: readonly Action[]
  isTranslated?: boolean
}

/** More steps than any page has. */
const maxSteps = 200

/** The faults of all controls of a page, one sentence each. */
export async function walkPage(page: Page, path: string, options: WalkOptions): Promise<string[]> {
  const { scope = 'body', actions, isTranslated = false } = options
  const done: string[] = []
  const found: string[] = []
  let outside: string[] = []
  page.on('dialog', (dialog) => {
    outside.push('a dialog of the browser')
    void dialog.accept()
  })
  page.on('popup', (popup) => {
    outside.push('a new window')
    void popup.close()
  })
  page.on('download', () => outside.push('a download'))
  page.on('filechooser', () => outside.push('a choice of files'))
  page.on('pageerror', (error) => found.push(`${path}: throws ${error.message}`))
  await page.context().grantPermissions(['clipboard-read', 'clipboard-write'])
  await page.addInitScript(installWalk)

  const start = async () => {
    await page.goto(path, { waitUntil: 'domcontentloaded' })
    await hydrated(page)
    await page.evaluate(() => window.walk.settled())
    if (isTranslated) await page.evaluate(() => window.translate())
  }
  await start()
  let isFresh = true
  for (let count = 0; ; count++) {
    expect(count, `steps on ${path}`).toBeLessThan(maxSteps)
    const step = await page.evaluate(([names, ways, where]) => window.walk.next(names, ways, where), [
      done,
      actions,
      scope,
    ] as const)
    if (step === null) {
      // What a dialog covers, and what an earlier step took away, is still to come.
      if (await page.locator('dialog:modal').count()) {
        await page.keyboard.press('Escape')
        await expect(page.locator('dialog:modal')).toHaveCount(0)
        for (const fault of await page.evaluate(() => window.walk.faults())) found.push(`${path}: Escape ${fault}`)
        continue
      }
      if (isFresh) return found
      await start()
      isFresh = true
      continue
    }
    isFresh = false
    done.push(step.key)
    outside = []
    const heading = `${path}: ${step.action} on ${step.name}`
    const address = page.url()
    await perform(page, step)
    const perceived = await waitForChange(page, () => outside)
    if (perceived.length === 0) found.push(`${heading} changes nothing that can be perceived`)
    if (new URL(page.url()).pathname !== new URL(address).pathname) {
      if (await page.getByRole('heading', { level: 1, name: /ging iets mis/ }).count()) found.push(`${heading} breaks`)
      await start()
      isFresh = true
      continue
    }
    for (const fault of await page.evaluate(() => window.walk.faults())) found.push(`${heading} ${fault}`)
    if (found.some((fault) => fault.includes('breaks'))) await start()
  }
}

async function perform(page: Page, { action, x, y }: Step): Promise<void> {
  if (action === 'click') await page.mouse.click(x, y)
  else if (action === 'type') await page.keyboard.press('Enter')
  else if (action !== 'choose') await page.keyboard.press(action)
}

/** What a step changed, in the page or around it; waits until something has and nothing is on its way. */
async function waitForChange(page: Page, outside: () => readonly string[]): Promise<readonly string[]> {
  const path = () => new URL(page.url()).pathname
  const before = path()
  let changed: readonly string[] = []
  await expect
    .poll(
      async () => {
        try {
          await page.evaluate(() => window.walk.settled())
          changed = [...outside(), ...(await page.evaluate(() => window.walk.perceived()))]
        } catch {
          await page.waitForLoadState('domcontentloaded') // another page was on its way
        }
        if (path() !== before) changed = ['another page']
        return changed.length
      },
      { timeout: 15_000, intervals: [0, 50, 100, 250] },
    )
    .toBeGreaterThan(0)
    .catch(() => undefined)
  return changed
}
