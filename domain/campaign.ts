/**
 * What advertisements and mailings hang on an address. The server makes the same page with and without it; the browser takes it out of the address and
 * remembers what says which campaign brought the visitor, in memory alone, for who agrees to be counted (features/analytics). Third parties' numbers of a click are nobody's here.
 */

/** Names that no page gives a meaning to and that are not sent on to the address without them: one redirect less for whoever follows an advertisement. */
const mark =
  /^(?:(utm_(?:source|medium|campaign|term|content|id))|gclid|gbraid|wbraid|gad_source|fbclid|msclkid|ttclid|twclid|li_fat_id|mc_[ce]id|_gl)=/
const anyMark = /[?&](?:utm_|g|wbraid|fbclid|msclkid|t|li_fat_id|mc_|_gl)/
/** Characters of a value that are remembered; names of campaigns are shorter. */
const longest = 100

export type Campaign = Record<string, string>

/** '?page=2&utm_source=folder' -> { search: '?page=2', marks: 'utm_source=folder' }. What stays is spelled as it was. */
export function splitCampaign(search: string): { search: string; marks: string } {
  if (!anyMark.test(search)) return { search, marks: '' }
  const parts = search.slice(1).split('&')
  const rest = parts.filter((part) => !mark.test(part))
  return {
    search: rest.length === 0 ? '' : `?${rest.join('&')}`,
    marks: parts.filter((part) => mark.test(part)).join('&'),
  }
}

/** The campaign among the marks; of a name that comes twice the first counts. */
export function readCampaign(marks: string): Campaign {
  const found: Campaign = {}
  for (const [name, value] of new URLSearchParams(marks))
    if (mark.exec(`${name}=`)?.[1] !== undefined && value !== '') found[name] ??= value.slice(0, longest)
  return found
}

const seen: { campaign: Campaign } = { campaign: {} }

/** Takes the marks out of the address of the page that is opened. Once, before a router reads that address. */
export function takeCampaign(): void {
  const { search, marks } = splitCampaign(location.search)
  if (marks === '') return
  seen.campaign = readCampaign(marks)
  history.replaceState(history.state, '', location.pathname + search + location.hash)
}

/** What brought the visitor to the page that was opened; goes with that page's load. */
export const campaign = (): Campaign => seen.campaign
