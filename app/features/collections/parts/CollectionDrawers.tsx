/** What is behind the fronts of a collection: words, its drawer and hinge systems and, where there is one, a close-up. */
import { drawerSystemNames, hingeNames } from '../fitting-names.ts'
import type { SectionFrame } from '#app/sections/section-frame.ts'
import type { SectionOf } from '#domain/pages/section.schema.ts'
import { Band } from '#app/ui/band/Band.tsx'
import { ButtonLink } from '#app/ui/button/Button.tsx'
import { FactList } from '#app/ui/facts/FactList.tsx'
import { Enlargeable } from '#app/ui/gallery/Enlargeable.tsx'
import type { CollectionPageData } from '#server/collections/collections.ts'
import styles from './CollectionDrawers.module.css'

export function CollectionDrawers({
  collection,
  title,
  paragraphs,
  picture,
  frame,
}: { collection: CollectionPageData } & SectionOf<'collection-drawers'> & { frame: SectionFrame }) {
  const system = drawerSystemNames[collection.drawerSystem]
  return (
    <Band {...frame} id="laden">
      <div className={styles['words']} data-alone={!picture?.file || undefined}>
        <h2 className={styles['title']}>{title}</h2>
        {paragraphs.map((text) => (
          <p key={text}>{text}</p>
        ))}
        <div className={styles['system']}>
          <FactList
            facts={[
              { label: 'Ladesysteem', value: system },
              { label: 'Scharnieren', value: hingeNames[collection.hinge] },
              { label: 'Sluiten', value: collection.softClose ? 'Gedempt' : 'Niet gedempt' },
            ]}
          />
          <p className={styles['link']}>
            <ButtonLink look="quiet" href={`/montage/ladesystemen/${collection.drawerSystem}`}>
              Laden stellen: systeem {system}
            </ButtonLink>
          </p>
        </div>
      </div>
      {picture?.file && (
        <div className={styles['picture']}>
          <Enlargeable slot={picture} sizes="(width<=700px) 100vw,(width<=900px) 60vw,45vw" />
        </div>
      )}
    </Band>
  )
}
