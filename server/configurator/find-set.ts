/** The set of an address. */
import { setPath, type SetAsked } from '#domain/configurator/set-path.ts'
import type { Wish } from '#domain/configurator/parts.ts'
import { formatPrice } from '#domain/money.ts'
import { stringifySearch } from '#domain/search-string.ts'
import { withValue } from '#domain/configurator/with-value.ts'
import { setOfProduct } from '#domain/configurator/set-of-product.ts'
import { wishIn, type ProductPageSearch } from '#domain/configurator/configurator-search.ts'
import { catalogue } from '#server/catalogue/catalogue.ts'
import { siteContext } from '#server/site-context.ts'
import { kitsOf } from './kits.ts'
import { setView, type SetView } from './set-view.ts'

/** The set that is nearest to what was asked; null for a collection that cannot be put together. @throws while the catalogue has never been read */
export async function findSet({ slug, search }: SetAsked): Promise<SetView | null> {
  const { files } = await siteContext()
  const kit = kitsOf(files, (await catalogue()).products).get(slug)
  return kit ? setView(slug, kit, wishIn(search), files.configurator.notIncluded, search.ours) : null
}

/** One value of a part on a product page, and the address with it. `price`: what it adds, in words; '' where it adds nothing by itself. */
type ProductSetOption = { label: string; price: string; color: string; href: string; isChosen: boolean }

/** What can be chosen to go with the cabinet of a product page, and what the whole costs. In words, because the browser only shows it. */
export type ProductSetView = Pick<SetView, 'changes'> & {
  /** The number of the variant that it is of. */
  article: string
  total: string
  /** `isColor`: all values are colours. */
  groups: { label: string; chosen: string; isColor: boolean; options: ProductSetOption[] }[]
  /** The address of what the wish became. */
  href: string
  /** Those of the offer and of the set in the configurator. */
  quote: string
  path: string
}

/** The set of a product in one variant (its first when that is unknown); null for a product that is no cabinet of a set. @throws while the catalogue has never been read */
export async function findProductSet(
  slug: string,
  { variant, ...search }: ProductPageSearch,
): Promise<ProductSetView | null> {
  const { files } = await siteContext()
  const start = setOfProduct(files.configurator, slug)
  const kit = start && kitsOf(files, (await catalogue()).products).get(start.collection)
  const items = kit?.cabinets.find(({ key }) => key === start?.cabinet)?.items ?? []
  const item = items.find(({ article }) => article === variant) ?? items[0]
  if (!start || !kit || !item) return null
  // The product page chooses these itself.
  const own = { cabinet: start.cabinet, width: String(item.width), finish: item.finish }
  const wish = wishIn(search)
  const set = setView(start.collection, kit, { ...wish, ...own }, [])
  const addressOf = (parts: Wish) => `/producten/${slug}${stringifySearch({ variant, ...parts })}`
  const asked = Object.fromEntries(Object.entries(set.asked).filter(([part]) => !(part in own)))
  return {
    article: item.article,
    changes: set.changes,
    total: formatPrice(set.total),
    groups: set.groups.flatMap(({ part, label, chosen, options }) => {
      const current = options.find(({ value }) => value === chosen)
      return part in own
        ? []
        : {
            label,
            chosen: [current?.of, current?.label, current?.price && formatPrice(current.price)]
              .filter(Boolean)
              .join(', '),
            isColor: options.every(({ color }) => color !== null),
            options: options.map(({ value, of, label: name, price, color }) => ({
              label: of === null ? name : `${of}, ${name}`,
              price: price === null ? '' : formatPrice(price),
              color: color ?? '',
              href: addressOf(withValue(wish, { part, value })),
              isChosen: value === chosen,
            })),
          }
    }),
    href: addressOf(asked),
    quote: `/offerte${stringifySearch({ composition: setPath(set) })}`,
    path: setPath(set),
  }
}
