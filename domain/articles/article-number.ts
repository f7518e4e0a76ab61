/** Article numbers as people type them: in any case, with spaces, dots or nothing between their parts. Pure. */

/** What two writings of one number have in common: its letters and digits, in upper case. */
export function articleKey(text: string): string {
  return text.toUpperCase().replaceAll(/[^A-Z0-9]/g, '')
}

/** The id of a part in a list of parts, 'd-1041'. */
export function partId(number: string): string {
  return number.toLowerCase()
}

/** Where a part stands among all parts. */
export function partPath(number: string): string {
  return `/artikel#${partId(number)}`
}

/** The address of a number, `/artikel/wb45-0800-eina`; of the page to type one when there is nothing in it. */
export function articlePath(text: string): string {
  const slug = text
    .trim()
    .toLowerCase()
    .replaceAll(/[^a-z0-9]+/g, '-')
    .replaceAll(/^-|-$/g, '')
  return slug === '' ? '/artikel' : `/artikel/${slug}`
}
