/** What the browser is given of the data of a page: for some of it the page itself will do. */
import { standingElement } from './standing-html.ts'

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

/** True for what came along without its content: a section as its kind alone, and all else that is marked so. */
export function standsInPage(part: object): boolean {
  return 'stands' in part
}

/** For loaders: what `ask` gives in place of `known` that came along without its content. When it cannot be had, `known` will do for the page in which the part called `name` stands. */
export async function wholeData<TData extends object>(
  known: TData | null,
  name: string,
  ask: () => Promise<TData | null>,
): Promise<TData | null> {
  if (known === null || !standsInPage(known)) return known
  try {
    return await ask()
  } catch (error) {
    if (standingElement(name) === undefined) throw error
    return known
  }
}
