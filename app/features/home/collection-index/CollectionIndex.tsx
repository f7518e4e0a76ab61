/** Every collection by name, set as large lines of text, one line per brand. */
import { Band } from '#app/ui/band/Band.tsx'
import { ContentLink } from '#app/ui/link/ContentLink.tsx'
import type { HomePageData } from '#server/pages/pages.ts'
import styles from './CollectionIndex.module.css'

export function CollectionIndex({ collections }: Pick<HomePageData, 'collections'>) {
  const brands = [...new Set(collections.map((collection) => collection.brand))]
  return (
    <Band space="tight">
      <h2 className={styles['title']}>Alle collecties</h2>
      <dl className={styles['brands']}>
        {brands.map((brand) => (
          <div key={brand} className={styles['brand']}>
            <dt>{brand}</dt>
            <dd>
              <ul className={styles['names']}>
                {collections
                  .filter((collection) => collection.brand === brand)
                  .map((collection) => (
                    <li key={collection.slug}>
                      <ContentLink href={collection.path}>{collection.name}</ContentLink>
                    </li>
                  ))}
              </ul>
            </dd>
          </div>
        ))}
      </dl>
    </Band>
  )
}
