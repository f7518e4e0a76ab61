/** The address of the page with one value changed. */
import { hrefTo } from '#app/ui/link/href.ts'
import type { ConfiguratorSearch } from '#domain/configurator/configurator-search.ts'
import { setPath } from '#domain/configurator/set-path.ts'
import type { Part } from '#domain/configurator/parts.ts'
import { withValue } from '#domain/configurator/with-value.ts'
import type { SetView } from '#server/configurator/set-view.ts'

/** What a visitor brings along and no set changes. */
export type Place = Pick<ConfiguratorSearch, 'niche' | 'budget'>

/** The address of what a visitor asked for, or with another value of one part. */
export function setAddress(
  { slug, asked, ours }: Pick<SetView, 'slug' | 'asked' | 'ours'>,
  { niche, budget }: Place,
  change?: { part: Part; value: string },
): string {
  return hrefTo({
    to: '/samenstellen/$collectie',
    params: { collectie: slug },
    search: {
      ...(change ? withValue(asked, change) : asked),
      niche,
      budget,
      ours: ours.filter((part) => part !== change?.part),
    },
  })
}

/** Where an offer is asked for: of exactly this set and the width of the place. The budget is the visitor's own business. */
export function quoteAddress({ slug, search }: SetView, { niche }: Place): string {
  return hrefTo({ to: '/offerte', search: { composition: setPath({ slug, search: { ...search, niche } }) } })
}
