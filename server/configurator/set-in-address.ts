/** The set that the address of one of its files asks for. */
import { allCollectionSlugs } from '#domain/collections/collection-slugs.ts'
import { configuratorSearchSchema, wishIn } from '#domain/configurator/configurator-search.ts'
import { parseSearch } from '#domain/search-string.ts'
import { catalogue } from '#server/catalogue/catalogue.ts'
import { siteContext } from '#server/site-context.ts'
import { kitsOf } from './kits.ts'
import { setView, type SetView } from './set-view.ts'

/** Null for a collection that cannot be put together. @throws while the catalogue has never been read */
export async function setInAddress(request: Request, collection: string): Promise<SetView | null> {
  const { files } = await siteContext()
  const slug = allCollectionSlugs.find((candidate) => candidate === collection)
  const kit = slug && kitsOf(files, (await catalogue()).products).get(slug)
  const search = configuratorSearchSchema.parse(parseSearch(new URL(request.url).search))
  return slug && kit ? setView(slug, kit, wishIn(search), files.configurator.notIncluded) : null
}
