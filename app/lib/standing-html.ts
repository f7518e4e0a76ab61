/** The parts of the page that came first which stand in it without their data; remembered for when the visitor comes back to it. */

const found = new Map<string, HTMLElement>()
const read = new Map<string, string>()

/** Finds them, before anything of the page is changed. */
export function rememberStanding(): void {
  for (const part of document.querySelectorAll<HTMLElement>('[data-standing]'))
    found.set(part.dataset['standing'] ?? '', part)
}

/** The element of the part with this name, as it stood before React took it over. */
export function standingElement(name: string): HTMLElement | undefined {
  return found.get(name)
}

/** The HTML of the part with this name, as it was when it was first asked for: while the page came to life. */
export function standingHtml(name: string): string {
  const html = read.get(name) ?? found.get(name)?.innerHTML ?? ''
  read.set(name, html)
  return html
}
