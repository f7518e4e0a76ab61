/** The collections as tall pictures, one group per brand, staggered. */
import { Band } from '#app/ui/band/Band.tsx'
import { ContentLink } from '#app/ui/link/ContentLink.tsx'
import { Picture } from '#app/ui/picture/Picture.tsx'
import type { CollectionCard } from '#server/collections/collections.ts'
import styles from './CollectionGallery.module.css'

/** The `sizes` of a picture: how wide it is on a telephone, a tablet and a wide window. */
function widthOf(rows: 'one' | 'twos' | 'threes', place: number, isLast: boolean): string {
  const fills = rows === 'one' || (rows === 'twos' && (place % 3 === 0 || (place % 3 === 1 && isLast)))
  return `(width <= 560px) ${fills ? 100 : 44}vw, (width <= 900px) 44vw, ${rows === 'threes' ? 29 : place % 4 === 1 || place % 4 === 2 ? 37 : 45}vw`
}

export function CollectionGallery({ collections }: { collections: readonly CollectionCard[] }) {
  const brands = [...new Set(collections.map((collection) => collection.brand))]
  return brands.map((brand, index) => {
    const own = collections.filter((collection) => collection.brand === brand)
    const rows = own.length === 1 ? 'one' : own.length % 3 === 0 ? 'threes' : 'twos'
    const alone = rows === 'one' ? 'only' : rows === 'twos' && own.length % 2 === 1 ? 'last' : undefined
    return (
      <Band key={brand} space={index === 0 ? 'normal' : 'tight'}>
        <h2 className={styles['brand']}>{brand}</h2>
        <ul className={styles['gallery']} data-count={rows}>
          {own.map((collection, place) => (
            <li
              key={collection.slug}
              className={styles['item']}
              data-alone={place === own.length - 1 ? alone : undefined}
            >
              <ContentLink href={collection.path} className={styles['link']}>
                <span className={styles['picture']}>
                  <Picture slot={collection.card} sizes={widthOf(rows, place, place === own.length - 1)} decorative />
                </span>
                <h3 className={styles['name']}>{collection.name}</h3>
                <span className={styles['tagline']}>{collection.tagline}</span>
                <span className={styles['sizes']}>
                  {collection.sizes.depths.join(', ')} mm diep, {Math.min(...collection.sizes.widths)} tot{' '}
                  {Math.max(...collection.sizes.widths)} mm breed
                </span>
              </ContentLink>
            </li>
          ))}
        </ul>
      </Band>
    )
  })
}
