/** Who had a request sent: a page of our own, or one of another site. */

/** What a request says of where it comes from, by the headers of these names; undefined where it says nothing. */
export type Provenance = { site: string | undefined; origin: string | undefined; host: string | undefined }

/** True for what a page of another site had a browser send. What says nothing of where it comes from is no browser, and carries no visitor's rights. `own`: public origin of the site. */
export function isForeign({ site, origin, host }: Provenance, own: string): boolean {
  // A browser that says this means it, and its Origin is 'null' on pages that tell no referrer, such as those of a link with a token.
  if (site !== undefined) return site !== 'same-origin' && site !== 'none'
  if (origin === undefined || origin === own) return false
  return !URL.canParse(origin) || new URL(origin).host !== host
}
