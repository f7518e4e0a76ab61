/** The finishes of a collection as a wall of samples; the one pointed at is shown on a piece of furniture. */
import { useState } from 'react'
import type { SectionFrame } from '#app/sections/section-frame.ts'
import type { SectionOf } from '#app/sections/section.schema.ts'
import { Band } from '#app/ui/band/Band.tsx'
import { SiteLink } from '#app/ui/link/SiteLink.tsx'
import { Picture } from '#app/ui/picture/Picture.tsx'
import type { CollectionPageData } from '#server/content/collections.ts'
import styles from './FinishChooser.module.css'

/** Every sample is a link to its own page; pointing or tabbing to it only changes the picture beside the samples. */
export function FinishChooser({ collection, title, text, frame }: { collection: CollectionPageData } & SectionOf<'collection-finishes'> & { frame: SectionFrame }) {
  const [chosen, setChosen] = useState(collection.pictured)
  const shown = collection.finishes.find((finish) => finish.name === chosen) ?? collection.finishes[0]
  return (
    <Band {...frame} id="afwerkingen">
      {shown && (
        <figure className={styles['worn']}>
          <Picture slot={shown.worn} sizes="(width <= 900px) 100vw, 42vw" />
          <figcaption className={styles['caption']}>{shown.displayName}</figcaption>
        </figure>
      )}
      <div className={styles['choice']}>
        <h2 className={styles['title']}>{title}</h2>
        {text && <p>{text}</p>}
        <p className={styles['count']}>{collection.finishes.length} afwerkingen</p>
        <ul className={styles['samples']}>
          {collection.finishes.map((finish) => (
            <li key={finish.name}>
              <SiteLink
                className={styles['sample']} link={{ to: '/kleuren/$kleur', params: { kleur: finish.name } }} data-shown={finish.name === shown?.name || undefined}
                onPointerEnter={() => setChosen(finish.name)} onFocus={() => setChosen(finish.name)}
              >
                <Picture slot={finish.image} sizes="7rem" decorative />
                <span className={styles['name']}>{finish.displayName}</span>
              </SiteLink>
            </li>
          ))}
        </ul>
      </div>
    </Band>
  )
}
