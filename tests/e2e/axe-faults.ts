/** axe on a page as it stands: read once for each document, because reading it takes longer than most of its work. */
import { createRequire } from 'node:module'
import { readFileSync } from 'node:fs'
import type { Page } from '@playwright/test'

const source = readFileSync(createRequire(import.meta.url).resolve('axe-core/axe.min.js'), 'utf8')
const wcag = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice']

/** What `source` puts into a page. */
declare const axe: typeof import('axe-core')

/**
 * What axe finds, a line for each rule: its name and the elements.
 * @param rules those alone; without them all of WCAG 2.2 A and AA, and what axe holds to be good besides
 * @param within a selector; without it the whole page
 * @throws {Error} on a page with frames, into which it does not look
 */
export async function axeFaults(page: Page, { rules, within }: { rules?: readonly string[] | undefined; within?: string | undefined } = {}): Promise<string[]> {
  if (page.frames().length > 1) throw new Error('axe looks at one frame only')
  if (await page.evaluate(() => typeof axe === 'undefined')) await page.evaluate(source)
  return page.evaluate(async ({ rules, within, wcag }) => {
    if (within !== undefined && document.querySelector(within) === null) throw new Error(`nothing is ${within}`)
    const { violations } = await axe.run(within ?? document, { resultTypes: ['violations'], runOnly: rules === undefined ? { type: 'tag', values: [...wcag] } : { type: 'rule', values: [...rules] } })
    return violations.map(({ id, nodes }) => `${id}: ${nodes.map(({ target, failureSummary }) => `${target.join(' ')} (${failureSummary?.split('\n')[1]?.trim() ?? ''})`).join(' | ')}`)
  }, { rules, within, wcag })
}
