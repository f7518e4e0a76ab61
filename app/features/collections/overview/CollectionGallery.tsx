/** The collections as pictures of whole rooms, by brand. */
import { unbroken } from '#app/lib/unbroken.ts'
import { Band } from '#app/ui/band/Band.tsx'
import { CardRows, cardWidth } from '#app/ui/card-rows/CardRows.tsx'
import { ContentLink } from '#app/ui/link/ContentLink.tsx'
import { Picture } from '#app/ui/picture/Picture.tsx'
import { formatPrice } from '#domain/money.ts'
import type { CollectionCard } from '#server/collections/collections.ts'
import { groupBrands } from './brand-groups.ts'
import styles from './CollectionGallery.module.css'

export function CollectionGallery({ collections }: { collections: readonly CollectionCard[] }) {
  return groupBrands(collections).map(({ title, own }, index) => (
    <Band key={title} space="tight">
      <h2 className={styles['brand']}>{title}</h2>
      <CardRows count={own.length}>
        {own.map((collection, place) => (
          <li key={collection.slug}>
            <ContentLink href={collection.path} className={styles['link']}>
              <span className={styles['picture']}>
                <Picture
                  slot={collection.card}
                  sizes={cardWidth(place, own.length)}
                  priority={index === 0 && place === 0 ? 'hero' : 'lazy'}
                  decorative
                />
              </span>
              <h3 className={styles['name']}>{collection.name}</h3>
              <span className={styles['tagline']}>{collection.tagline}</span>
              <span className={styles['sizes']}>{sizesOf(collection)}</span>
              <span className={styles['price']}>vanaf {formatPrice(collection.priceFrom)} incl. btw</span>
            </ContentLink>
          </li>
        ))}
      </CardRows>
    </Band>
  ))
}

/** Of the sizes what the tagline does not say. */
function sizesOf({ tagline, sizes: { depths, widths } }: CollectionCard): string {
  const width = `${Math.min(...widths)} tot ${Math.max(...widths)} mm breed`
  return unbroken(tagline.includes('mm diep') ? width : `${depths.join(', ')} mm diep, ${width}`)
}
