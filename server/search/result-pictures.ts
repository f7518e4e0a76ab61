/** The picture of what a search found: of products, collections, mirrors and colours, and of pages that open with one. */
import { collectionPath } from '#domain/collections/collection-path.ts'
import type { Product } from '#domain/catalogue/product.schema.ts'
import type { FreeSlot } from '#domain/picture-slot.ts'
import type { ContentFiles } from '#server/content/content-files.ts'

type Pictured = {
  files: Pick<ContentFiles, 'pages' | 'collections' | 'mirrors' | 'finishes'>
  products: ReadonlyMap<string, Product>
}

/** A function from the address of a page to its picture, null where the page has none. Its words stand beside it, so it has none of its own. */
export function resultPictures({ files, products }: Pictured): (url: string) => FreeSlot | null {
  const pictures = new Map<string, FreeSlot | null | undefined>([
    ...Array.from(files.pages.values(), ({ path, hero }) => [path, hero.picture] as const),
    ...Array.from(products.values(), ({ slug, featured_image }) => [`/producten/${slug}`, featured_image] as const),
    ...Array.from(files.collections.values(), ({ slug, card }) => [collectionPath(slug), card] as const),
    ...files.mirrors.map(({ name, lit }) => [`/collecties/spiegels/${name.toLowerCase()}`, lit] as const),
    ...files.finishes.map(({ name, image }) => [`/kleuren/${name}`, image] as const),
  ])
  return (url) => {
    const slot = pictures.get(url)
    return slot ? { media: slot.media, alt: '', tone: slot.tone, file: slot.file } : null
  }
}
