/** True for an address outside this site; mail and telephone links are not pages and count as inside. */
export function isExternal(href: string): boolean {
  return /^https?:\/\//.test(href)
}
