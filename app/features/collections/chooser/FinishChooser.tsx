/** The finishes of a collection as samples; each links to the furniture in that finish. */
import type { SectionFrame } from '#app/sections/section-frame.ts'
import type { SectionOf } from '#domain/pages/section.schema.ts'
import { stringifySearch } from '#domain/search-string.ts'
import { Band } from '#app/ui/band/Band.tsx'
import { SiteLink } from '#app/ui/link/SiteLink.tsx'
import { Picture } from '#app/ui/picture/Picture.tsx'
import { Swatch } from '#app/ui/swatch/Swatch.tsx'
import type { CollectionPageData } from '#server/pages/collections.ts'
import styles from './FinishChooser.module.css'

type Finish = CollectionPageData['finishes'][number]

/** `chosen`: key of the finish in the address. */
export function FinishChooser({
  collection,
  chosen,
  title,
  text,
  frame,
}: { collection: CollectionPageData; chosen: string | undefined } & SectionOf<'collection-finishes'> & {
    frame: SectionFrame
  }) {
  const { finishes, pictured } = collection
  const named = (name: string | undefined) => finishes.find((finish) => finish.name === name)
  const shown = named(chosen) ?? named(pictured) ?? finishes[0]
  return (
    <Band {...frame} id="afwerkingen">
      {shown && <Worn finish={shown} />}
      <div className={styles['choice']}>
        <h2 className={styles['title']}>{title}</h2>
        {text && <p>{text}</p>}
        <p className={styles['count']}>{finishes.length} afwerkingen</p>
        <ul className={styles['samples']} data-keep-place>
          {finishes.map((finish) => (
            <li key={finish.name}>
              <a
                className={styles['sample']}
                href={`${collection.path}${stringifySearch({ finish: finish.name })}#afwerkingen`}
                aria-current={finish === shown ? 'true' : undefined}
                data-shown={finish === shown || undefined}
              >
                <Picture slot={finish.image} sizes="7rem" decorative />
                <span className={styles['name']}>{finish.displayName}</span>
              </a>
            </li>
          ))}
        </ul>
      </div>
    </Band>
  )
}

/** The furniture in the finish, or in another finish with this one as a plate on the picture. */
function Worn({ finish }: { finish: Finish }) {
  return (
    <figure className={styles['worn']}>
      {finish.shown === null ? (
        <Picture slot={finish.worn} sizes="(width <= 900px) 100vw, 37vw" />
      ) : (
        <div className={styles['pictures']}>
          <Picture slot={finish.shown.picture} sizes="(width <= 900px) 100vw, 37vw" />
          {finish.shown.inFinish !== finish.name && (
            <span className={styles['plate']}>
              <Swatch color={finish.color} size="fill" />
            </span>
          )}
        </div>
      )}
      <figcaption className={styles['caption']}>
        {finish.displayName}
        {finish.shown !== null &&
          finish.shown.inFinish !== finish.name &&
          ', als staal bij een meubel in een andere afwerking'}
        .{' '}
        <SiteLink link={{ to: '/kleuren/$kleur', params: { kleur: finish.name } }}>
          Meer over {finish.displayName}
        </SiteLink>
      </figcaption>
    </figure>
  )
}
