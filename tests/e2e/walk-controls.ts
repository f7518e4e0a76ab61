/** Every control of a page: what is done leaves the focus where the visitor goes on, changes something, and works in a translated page. */
import { expect, test } from '@playwright/test'
import { pageKinds } from './page-kinds.ts'
import { walkPage } from './walk.ts'

const places = [
  ...pageKinds.map(([path, kind]) => [path, kind, 'main'] as const),
  ['/service', 'what surrounds a page', 'header, footer, body > :not(main)'] as const,
]

/** Two tests for each kind of page that is wanted, by its name in `pageKinds`. */
export function walkControls(isWanted: (kind: string) => boolean): void {
  for (const [path, kind, scope] of places.filter((place) => isWanted(place[1]))) {
    test(`${kind}: every control works by keyboard and keeps the focus`, async ({ page }) => {
      expect(await walkPage(page, path, { scope, actions: ['Enter', 'Space'] })).toEqual([])
    })

    test(`${kind}: every control works by mouse in a translated page`, async ({ page }) => {
      expect(await walkPage(page, path, { scope, actions: ['click'], isTranslated: true })).toEqual([])
    })
  }
}
