/** A page is painted while it streams in: what is painted keeps its place, whatever follows it. */
import { expect, test, type Page } from '@playwright/test'
import { open } from './page.ts'

/**
 * Removes the nodes of the page from its end, one at a time, as if it had streamed in no further, and names each text, picture and control of `parts` that
 * was elsewhere then, with the pixels. Nodes of one link, line or row arrive together.
 */
const moved = (page: Page, parts: string) =>
  page.evaluate((watchedParts) => {
    const watchedIn = [...document.querySelectorAll(watchedParts)]
    const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_ELEMENT | NodeFilter.SHOW_TEXT)
    const nodes: (Element | Text)[] = []
    while (walker.nextNode())
      if (walker.currentNode instanceof Element || walker.currentNode instanceof Text) nodes.push(walker.currentNode)
    const range = document.createRange()
    const place = (node: Element | Text) => {
      range.selectNode(node)
      const box = node instanceof Text ? range.getClientRects()[0] : node.getBoundingClientRect()
      return box && box.width > 1 && box.height > 1 && box.right > 0 ? box : undefined
    }
    const seen = nodes.filter((node) =>
      node instanceof Text ? node.data.trim() !== '' : node.matches('img, svg, button, input, select'),
    )
    const standing = new Map(
      seen
        .filter((node) => watchedIn.some((part) => part.contains(node)))
        .flatMap((node) => {
          const box = place(node)
          return box ? [[node, box] as const] : []
        }),
    )
    const said: string[] = []
    const name = (node: Element | Text) => (node instanceof Text ? node.data : node.outerHTML.slice(0, 60))
    for (const last of nodes.toReversed()) {
      standing.delete(last)
      const breath = (last instanceof Text ? last.parentElement : last)?.closest('a, button, li, p, h2, h3, label')
      last.remove()
      for (const [node, whole] of standing) {
        const part = breath?.contains(node) ? undefined : place(node)
        if (part === undefined || (Math.abs(part.x - whole.x) < 1 && Math.abs(part.y - whole.y) < 1)) continue
        said.push(
          `${name(node)} by ${Math.round(whole.x - part.x)}, ${Math.round(whole.y - part.y)} when ${name(last)} came`,
        )
        standing.delete(node)
      }
    }
    return { watched: watchedIn.length, said }
  }, parts)

for (const width of [390, 820, 1440]) {
  test(`keeps the end of a product page in place while it streams in, at ${width} px`, async ({ page }) => {
    await page.setViewportSize({ width, height: 1000 })
    await page.route('**/*.js', (route) => route.abort())
    await page.goto('/kleuren/eiken-naturel')
    expect(
      await moved(page, 'main section:has([name="near"]), section[aria-labelledby="deel-deze-pagina"], footer'),
    ).toEqual({ watched: 3, said: [] })
  })
}

test('hydrates although a browser extension added a script to the head', async ({ page }) => {
  const faults: string[] = []
  page.on('pageerror', ({ message }) => faults.push(message))
  page.on('console', (message) => faults.push(message.text()))
  await page.route('/contact', async (route) => {
    const response = await route.fetch()
    await route.fulfill({
      response,
      body: (await response.text()).replace('<head>', '<head><script type="text/plain">from an extension</script>'),
    })
  })
  await open(page, '/contact')
  expect(faults).toEqual([])
})
