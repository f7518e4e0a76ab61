/** What an event may tell: addresses without query and fragment, and nothing of pages that a private link opens (docs/rules.md, Consent and privacy). Pure. */
import { isPrivatePath } from '#domain/private-path.ts'

/** An address, or a path with a query or fragment. */
const address = /^(?:[a-z][a-z0-9+.-]*:\/\/|\/[^\s]*[?#])/i

/** The event with every address in it cut at its query, however deep; null on a private page. */
export function trackedEvent<TEvent extends object>(event: TEvent, pathname: string): TEvent | null {
  if (isPrivatePath(pathname)) return null
  cutAddresses(event)
  return event
}

/** The title of a page may hold what was searched for. */
function cutAddresses(value: object): void {
  for (const [key, part] of Object.entries(value)) {
    if (key === 'title') Reflect.deleteProperty(value, key)
    else if (typeof part === 'string' && address.test(part)) Reflect.set(value, key, part.replace(/[?#].*$/s, ''))
    else if (typeof part === 'object' && part !== null) cutAddresses(part)
  }
}
