/** axe on the current page: loaded once for each document, because that takes longer than most of its work. */
import { createRequire } from 'node:module'
import { readFileSync } from 'node:fs'
import type { Page } from '@playwright/test'
import type Axe from 'axe-core'

const source = readFileSync(createRequire(import.meta.url).resolve('axe-core/axe.min.js'), 'utf8')
const wcag = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice']

/** The global that `source` defines. */
declare const axe: typeof Axe

/**
 * What axe finds, a line for each rule with its elements.
 * @param rules only these; by default WCAG 2.2 A and AA and best practices
 * @param within a selector; by default the whole page
 * @throws {Error} on a page with frames, which it does not look into
 */
export async function axeFaults(
  page: Page,
  { rules, within }: { rules?: readonly string[] | undefined; within?: string | undefined } = {},
): Promise<string[]> {
  if (page.frames().length > 1) throw new Error('the page has frames')
  if (await page.evaluate(() => typeof axe === 'undefined')) await page.evaluate(source)
  const runOnly =
    rules === undefined ? { type: 'tag' as const, values: wcag } : { type: 'rule' as const, values: [...rules] }
  return page.evaluate(
    async (wanted) => {
      if (wanted.within !== undefined && document.querySelector(wanted.within) === null)
        throw new Error(`nothing matches ${wanted.within}`)
      const { violations } = await axe.run(wanted.within ?? document, {
        resultTypes: ['violations'],
        runOnly: wanted.runOnly,
      })
      return violations.map(
        ({ id, nodes }) =>
          `${id}: ${nodes.map(({ target, failureSummary }) => `${target.join(' ')} (${failureSummary?.split('\n')[1]?.trim() ?? ''})`).join(' | ')}`,
      )
    },
    { within, runOnly },
  )
}

/** The rules whose outcome a theme can change. */
export const rulesOfTheme = ['color-contrast', 'link-in-text-block']

/** The same in both themes, in the dark one with the rules that a theme can change; each line begins with its theme. */
export async function axeFaultsInBothThemes(
  page: Page,
  look: { rules?: readonly string[]; within?: string } = {},
): Promise<string[]> {
  const found: string[] = []
  for (const colorScheme of ['light', 'dark'] as const) {
    await page.emulateMedia({ colorScheme })
    await page.evaluate(() =>
      Promise.allSettled(
        document
          .getAnimations()
          .filter((animation) => animation instanceof CSSTransition)
          .map((animation) => animation.finished),
      ),
    )
    const rules = look.rules ?? (colorScheme === 'dark' ? rulesOfTheme : undefined)
    found.push(...(await axeFaults(page, { ...look, rules })).map((fault) => `${colorScheme}: ${fault}`))
  }
  return found
}
