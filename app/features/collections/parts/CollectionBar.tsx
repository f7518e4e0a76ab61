/** The sticky bar of a collection: its name, links to the sections, its pictures, its price and the heart. */
import { formatPrice } from '#domain/money.ts'
import type { SectionContent } from '#domain/pages/section.schema.ts'
import { FavouriteButton } from '#app/ui/favourite/FavouriteButton.tsx'
import { EnlargeLink } from '#app/ui/gallery/EnlargeLink.tsx'
import type { CollectionPageData } from '#server/collections/collections.ts'
import styles from './CollectionBar.module.css'

/** The sections that the bar links to; each section sets its id on its band. */
const places: Partial<Record<SectionContent['kind'], { id: string; label: string }>> = {
  'collection-finishes': { id: 'afwerkingen', label: 'Afwerkingen' },
  'collection-sizes': { id: 'maten', label: 'Maten' },
  'collection-drawers': { id: 'laden', label: 'Laden' },
  'collection-tops': { id: 'bladen', label: 'Bladen' },
  'collection-mirrors': { id: 'spiegels', label: 'Spiegels' },
}

export function CollectionBar({ collection }: { collection: CollectionPageData }) {
  const links = [
    ...collection.sections.flatMap((section) => places[section.kind] ?? []),
    { id: 'gegevens', label: 'Gegevens' },
  ]
  return (
    <div className={styles['inner']}>
      <p className={styles['name']}>{collection.name}</p>
      <nav className={styles['index']} aria-label={`Onderdelen van ${collection.name}`}>
        <ul className={styles['list']}>
          {links.map((link) => (
            <li key={link.id}>
              <a href={`#${link.id}`}>{link.label}</a>
            </li>
          ))}
        </ul>
      </nav>
      {collection.hero.picture && (
        <EnlargeLink slot={collection.hero.picture} className={styles['pictures']} data-icon="">
          <span>Foto’s</span>
        </EnlargeLink>
      )}
      <p className={styles['price']}>
        vanaf {formatPrice(collection.priceFrom)} <span>incl. btw</span>
      </p>
      <FavouriteButton item={{ kind: 'collection', id: collection.slug }} name={`collectie ${collection.name}`} />
    </div>
  )
}
