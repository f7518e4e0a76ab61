/** The finishes of a collection as samples; each links to the furniture in that finish. The piece can be turned round in 3D. */
import type { SectionFrame } from '#app/sections/section-frame.ts'
import type { SectionOf } from '#domain/pages/section.schema.ts'
import { stringifySearch } from '#domain/search-string.ts'
import { Band } from '#app/ui/band/Band.tsx'
import { SiteLink } from '#app/ui/link/SiteLink.tsx'
import { Picture } from '#app/ui/picture/Picture.tsx'
import { fileSource, ModelViewer } from '#app/ui/model-viewer/ModelViewer.tsx'
import { Swatch } from '#app/ui/swatch/Swatch.tsx'
import type { CollectionPageData } from '#server/collections/collections.ts'
import styles from './FinishChooser.module.css'

type Finish = CollectionPageData['finishes'][number]

/** `chosen`: key of the finish in the address. */
export function FinishChooser({
  collection,
  chosen,
  title,
  text,
  model: turned,
  frame,
}: { collection: CollectionPageData; chosen: string | undefined } & SectionOf<'collection-finishes'> & {
    frame: SectionFrame
  }) {
  const { finishes, model } = collection
  const named = (name: string | undefined) => finishes.find((finish) => finish.name === name)
  const shown = named(chosen) ?? finishes[0]
  return (
    <Band {...frame} id="afwerkingen">
      <div className={styles['words']}>
        <h2 className={styles['title']}>{title}</h2>
        {text && <p>{text}</p>}
      </div>
      {shown && (
        <figure className={styles['worn']}>
          {model ? (
            <ModelViewer
              key={collection.slug}
              model={fileSource(model)}
              name={`een wastafelmeubel van ${collection.name}`}
            >
              <Worn finish={shown} />
            </ModelViewer>
          ) : (
            <Worn finish={shown} />
          )}
          <figcaption key={shown.name} className={styles['caption']}>
            {shown.displayName}
            {shown.shown !== null &&
              shown.shown.inFinish !== shown.name &&
              ', als kleurstaal bij een meubel in een andere afwerking'}
            .{' '}
            <SiteLink link={{ to: '/kleuren/$kleur', params: { kleur: shown.name } }}>
              Meer over {shown.displayName}
            </SiteLink>
          </figcaption>
        </figure>
      )}
      <div className={styles['choice']}>
        <p className={styles['count']}>{finishes.length} afwerkingen voor het meubel</p>
        <ul className={styles['samples']} data-keep-place>
          {finishes.map((finish) => (
            <li key={finish.name}>
              <a
                className={styles['sample']}
                href={`${collection.path}${stringifySearch({ finish: finish.name })}#afwerkingen`}
                aria-current={finish === shown ? 'true' : undefined}
                data-shown={finish === shown || undefined}
              >
                <Picture
                  slot={finish.image}
                  sizes={finishes.length === 6 ? '(width <= 600px) 28vw, 7rem' : '(width <= 600px) 5rem, 7rem'}
                  decorative
                />
                <span className={styles['name']}>{finish.displayName}</span>
              </a>
            </li>
          ))}
        </ul>
        {model && (
          <div className={styles['turned']} data-print="hide">
            <h3>{turned.title}</h3>
            <p>{turned.text} Het model heeft de maten van het meubel zelf.</p>
          </div>
        )}
      </div>
    </Band>
  )
}

/** The furniture in the finish, or in another finish with this one as a plate on the picture. */
function Worn({ finish }: { finish: Finish }) {
  if (finish.shown === null) return finish.worn && <Picture slot={finish.worn} sizes="(width <= 900px) 91vw, 37vw" />
  return (
    <div className={styles['pictures']}>
      <Picture slot={finish.shown.picture} sizes="(width <= 900px) 91vw, 37vw" />
      {finish.shown.inFinish !== finish.name && (
        <span className={styles['plate']}>
          <Swatch color={finish.color} size="fill" />
        </span>
      )}
    </div>
  )
}
