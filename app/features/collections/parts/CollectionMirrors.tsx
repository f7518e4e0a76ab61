/** The mirrors that go with a collection, lit. */
import { formatPrice } from '#domain/money.ts'
import type { SectionFrame } from '#app/sections/section-frame.ts'
import type { SectionOf } from '#domain/pages/section.schema.ts'
import { Band } from '#app/ui/band/Band.tsx'
import { ButtonLink } from '#app/ui/button/Button.tsx'
import { hrefTo } from '#app/ui/link/href.ts'
import { SiteLink } from '#app/ui/link/SiteLink.tsx'
import { Picture } from '#app/ui/picture/Picture.tsx'
import type { CollectionPageData } from '#server/collections/collections.ts'
import styles from './CollectionMirrors.module.css'

export function CollectionMirrors({
  collection,
  title,
  text,
  frame,
}: { collection: CollectionPageData } & SectionOf<'collection-mirrors'> & { frame: SectionFrame }) {
  return (
    <Band {...frame} id="spiegels">
      <h2 className={styles['title']}>{title}</h2>
      <div className={styles['words']}>
        {text && <p>{text}</p>}
        <p className={styles['all']}>
          <ButtonLink look="quiet" href={hrefTo({ to: '/collecties/spiegels' })}>
            Alle spiegels
          </ButtonLink>
        </p>
      </div>
      <ul className={styles['mirrors']}>
        {collection.mirrors.map((mirror) => (
          <li key={mirror.name}>
            <SiteLink
              className={styles['mirror']}
              link={{ to: '/collecties/spiegels/$spiegel', params: { spiegel: mirror.name.toLowerCase() } }}
            >
              <Picture slot={mirror.lit} sizes="(width <= 480px) 60vw, 15.5rem" decorative />
              <span className={styles['name']}>
                {mirror.name} {mirror.name2}
              </span>
              <span className={styles['price']}>vanaf {formatPrice(mirror.priceFrom)}</span>
            </SiteLink>
          </li>
        ))}
      </ul>
      <p className={styles['tax']}>Prijzen incl. btw.</p>
    </Band>
  )
}
