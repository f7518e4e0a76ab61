/** Which changes of page fade into each other: from a list to one of its items, and back. All others change at once. */

const lists = [
  '/producten',
  '/collecties',
  '/collecties/spiegels',
  '/kleuren',
  '/inspiratie',
  '/vacatures',
  '/veelgestelde-vragen',
  '/verkooppunten',
]

/** True when one path is a list and the other the address of one thing directly below it. */
export function isListAndItem(from: string, to: string): boolean {
  const below = (list: string, path: string) =>
    path.startsWith(`${list}/`) && !path.slice(list.length + 1).includes('/') && !lists.includes(path)
  return lists.some((list) => (from === list && below(list, to)) || (to === list && below(list, from)))
}

/** The transition types of a change of page, or false for none; always false when the visitor prefers less motion. */
export function transitionTypes({
  fromLocation,
  toLocation,
}: {
  fromLocation?: { pathname: string } | undefined
  toLocation: { pathname: string }
}): string[] | false {
  if (!fromLocation || !isListAndItem(fromLocation.pathname, toLocation.pathname)) return false
  if (
    document.documentElement.hasAttribute('data-reduced-motion') ||
    matchMedia('(prefers-reduced-motion: reduce)').matches
  )
    return false
  return ['list-and-item']
}
