/** Article numbers as visitors type them: in any case, with spaces, dots or nothing between their parts. Pure. */

/** The letters and digits of a number in upper case, the same for every spelling. */
export function articleKey(text: string): string {
  return text.toUpperCase().replaceAll(/[^A-Z0-9]/g, '')
}

/** The id of a part in the list of parts, 'd-1041'. */
export function partId(number: string): string {
  return number.toLowerCase()
}

/** The address of a part in the list of all parts. */
export function partPath(number: string): string {
  return `/artikel#${partId(number)}`
}

/** The address of a number, `/artikel/wb45-0800-eina`, or of the search page when there is nothing in it. */
export function articlePath(text: string): string {
  const slug = text
    .trim()
    .toLowerCase()
    .replaceAll(/[^a-z0-9]+/g, '-')
    .replaceAll(/^-|-$/g, '')
  return slug === '' ? '/artikel' : `/artikel/${slug}`
}
