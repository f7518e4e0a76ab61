/**
 * Search params that advertisements and mailings add to an address. The server renders the same page with and without them, without a redirect.
 * The browser removes them from the address and remembers the campaign, in memory only, for visitors who agree to be counted (features/analytics).
 * Click ids of third parties are dropped.
 */
const mark =
  /^(?:(utm_(?:source|medium|campaign|term|content|id))|gclid|gbraid|wbraid|gad_source|fbclid|msclkid|ttclid|twclid|li_fat_id|mc_[ce]id|_gl)=/
const anyMark = /[?&](?:utm_|g|wbraid|fbclid|msclkid|t|li_fat_id|mc_|_gl)/
/** Characters of a value that are remembered. */
const valueLength = 100

export type Campaign = Record<string, string>

/** '?page=2&utm_source=folder' -> { search: '?page=2', marks: 'utm_source=folder' }. The rest keeps its spelling. */
export function splitCampaign(search: string): { search: string; marks: string } {
  if (!anyMark.test(search)) return { search, marks: '' }
  const parts = search.slice(1).split('&')
  const rest = parts.filter((part) => !mark.test(part))
  return {
    search: rest.length === 0 ? '' : `?${rest.join('&')}`,
    marks: parts.filter((part) => mark.test(part)).join('&'),
  }
}

/** An address with these marks; the reverse of `splitCampaign`. */
export function joinCampaign(address: string, marks: string): string {
  if (marks === '') return address
  const [path = '', hash] = address.split('#')
  return `${path}${path.includes('?') ? '&' : '?'}${marks}${hash === undefined ? '' : `#${hash}`}`
}

/** The campaign params among `marks`; the first value of a repeated one. */
export function readCampaign(marks: string): Campaign {
  const found: Campaign = {}
  for (const [name, value] of new URLSearchParams(marks))
    if (mark.exec(`${name}=`)?.[1] !== undefined && value !== '') found[name] ??= value.slice(0, valueLength)
  return found
}

let current: Campaign = {}

/** Removes the campaign from the current address and remembers it. Called once, before the router reads the address. */
export function takeCampaign(): void {
  const { search, marks } = splitCampaign(location.search)
  if (marks === '') return
  current = readCampaign(marks)
  history.replaceState(history.state, '', location.pathname + search + location.hash)
}

/** The campaign of the address that was opened; forgotten with the page. */
export const campaign = (): Campaign => current
