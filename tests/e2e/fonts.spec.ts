/** All text is drawn with the site's own fonts: a system font delays the first layout of a page and looks different everywhere. */
import { expect, test } from '@playwright/test'

/** The character that our fonts lack: diameters (docs/rules.md). */
const missing = /⌀/

test.use({ javaScriptEnabled: false })

for (const path of [
  '/',
  '/producten',
  '/producten/kolomkast-morrison',
  '/collecties/beat40',
  '/montage/scharnieren/grass',
  '/toegankelijkheid',
  '/duurzaamheid',
  '/over-ons/team',
]) {
  test(`${path} uses no system font`, async ({ page }) => {
    await page.goto(path) // caches the fonts, which are optional on a first visit (docs/decisions/0012)
    await page.goto(path)
    const client = await page.context().newCDPSession(page)
    await client.send('DOM.enable')
    await client.send('CSS.enable')
    const { nodes } = await client.send('DOM.getFlattenedDocument', { depth: -1 })
    const elements = nodes.filter((node) => node.nodeType === 1)
    const parents = new Map(nodes.map((node) => [node.nodeId, node.parentId]))
    const ancestors = (nodeId: number | undefined): number[] =>
      nodeId === undefined ? [] : [nodeId, ...ancestors(parents.get(nodeId))]
    const exempt = new Set(
      nodes
        .filter((node) => node.nodeType === 3 && missing.test(node.nodeValue))
        .flatMap((node) => ancestors(node.parentId)),
    )
    const found = await Promise.all(
      elements.map(async ({ nodeId, nodeName, attributes = [] }) => {
        const { fonts } = await client.send('CSS.getPlatformFontsForNode', { nodeId })
        return { nodeId, element: `${nodeName} ${attributes.join(' ')}`, fonts }
      }),
    )
    expect(
      found.some(({ fonts }) => fonts.some((font) => font.familyName === 'Instrument Sans' && font.isCustomFont)),
    ).toBe(true)
    expect(
      found
        .filter(({ nodeId, fonts }) => !exempt.has(nodeId) && fonts.some((font) => !font.isCustomFont))
        .map(({ element, fonts }) => `${element}: ${fonts.map((font) => font.familyName).join(', ')}`),
    ).toEqual([])
  })
}
