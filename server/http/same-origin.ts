/** Whether a request comes from a page of this site or of another one. */

/** The headers that tell where a request comes from; undefined where absent. */
export type Provenance = { site: string | undefined; origin: string | undefined; host: string | undefined }

/**
 * True for a request that a page of another site made. A request without these headers comes from no browser and
 * carries no visitor's rights. `own`: public origin of the site.
 */
export function isForeign({ site, origin, host }: Provenance, own: string): boolean {
  // Browsers set this header themselves; Origin is 'null' on pages without a referrer, such as those of a link with a
  // token.
  if (site !== undefined) return site !== 'same-origin' && site !== 'none'
  if (origin === undefined || origin === own) return false
  return !URL.canParse(origin) || new URL(origin).host !== host
}
