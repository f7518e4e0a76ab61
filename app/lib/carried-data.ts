/** What the browser is given of the data of a page: for some of it the page itself will do. */

const forms = new WeakMap<object, string>()

/** `meta` of a query that others are made of: the browser has those, and asks for it once it needs more. */
export const staysBehind = { staysBehind: true }

/** On the server: `lean()` goes along in place of `data`, whose other parts stand in the page to be taken over (app/ui/kept-html/Standing.tsx). Does nothing in a browser. */
export function carryLean(data: object, lean: () => unknown): void {
  if (import.meta.env.SSR && !forms.has(data)) forms.set(data, JSON.stringify(lean()))
}

/** The JSON of what goes along for `data`. */
export function carriedJson(data: unknown): string {
  return (typeof data === 'object' && data !== null ? forms.get(data) : undefined) ?? JSON.stringify(data)
}
