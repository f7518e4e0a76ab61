/** The parts of the page that came first which stand in it without their data; remembered for when the visitor comes back to it. */

const found = new Map<string, string>()

/** Reads them, before anything of the page is changed. */
export function rememberStanding(): void {
  for (const part of document.querySelectorAll<HTMLElement>('[data-standing]')) found.set(part.dataset['standing'] ?? '', part.innerHTML)
}

/** The HTML of the part with this name. */
export function standingHtml(name: string): string {
  return found.get(name) ?? ''
}
