/** What the colour pages show, taken from the content files. */
import { collectionPath } from '#domain/collections/collection-path.ts'
import type { Collection } from '#domain/collections/collection.schema.ts'
import { nearestColors } from '#domain/finishes/color-distance.ts'
import type { Finish } from '#domain/finishes/finish.schema.ts'
import type { ContentFiles } from '#server/content/content-files.ts'
import { onceForFiles } from './once-for-files.ts'
import { wornPictures } from './worn.ts'

/** A finish as it stands on the wall of samples; its picture without words, as its name stands beside it. */
export type FinishCard = Pick<Finish, 'name' | 'displayName' | 'image' | 'categories' | 'brands' | 'collections'> & {
  color: string
  kind: Finish['surface']['kind']
  material: string
}

/** All finishes in the order of the catalogue. */
export const finishCards = onceForFiles((files) => files.finishes.map(finishCard))

function finishCard({ name, displayName, image, categories, brands, collections, surface }: Finish): FinishCard {
  return {
    name,
    displayName,
    image: { ...image, alt: '' },
    categories,
    brands,
    collections,
    color: surface.color,
    kind: surface.kind,
    material: surface.material,
  }
}

/** The page of one finish, or null for an unknown name. */
export function finishPage(files: ContentFiles, name: string) {
  const finish = files.finishes.find((candidate) => candidate.name === name)
  if (!finish) return null
  return {
    ...finish,
    /** Furniture in this finish; null when none was pictured. */
    seen: finish.worn.file
      ? finish.worn
      : (wornPictures(files).find(({ inFinish }) => inFinish === name)?.picture ?? null),
    tops: finish.matchingTops.flatMap((top) => {
      const found = files.finishes.find((candidate) => candidate.name === top)
      return found ? [finishCard(found)] : []
    }),
    offeredIn: collectionsWith(files, finish).map((collection) => ({
      name: collection.name,
      path: collectionPath(collection.slug),
      tagline: collection.tagline,
    })),
    related: nearestColors(
      files.finishes.filter((other) => other.name !== name),
      (other) => other.surface.color,
      finish.surface.color,
      6,
    ).map(finishCard),
  }
}
export type FinishPageData = NonNullable<ReturnType<typeof finishPage>>

/** Collections that list the finish or that it lists; where neither says anything (brand finishes, concrete), those of its brands. */
function collectionsWith(files: ContentFiles, finish: Finish): Collection[] {
  const collections = [...files.collections.values()]
  const named = collections.filter(
    (collection) =>
      collection.finishes.includes(finish.name) || finish.collections.some((name) => name === collection.name),
  )
  return named.length > 0 ? named : collections.filter((collection) => finish.brands.includes(collection.brand))
}
