/** The set of an address. */
import type { SetAsked } from '#domain/configurator/set-path.ts'
import { wishIn } from '#domain/configurator/configurator-search.ts'
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
