/** One mirror: its pictures or 3D model, price and story, sizes, drawing and facts, where it leads, and related mirrors. */
import { useSuspenseQuery } from '@tanstack/react-query'
import { useId, type ReactNode } from 'react'
import { formatFileSize } from '#domain/downloads/file-size.ts'
import { DealerInvitation } from '#app/sections/dealer-invitation/DealerInvitation.tsx'
import { FitInvitation } from '#app/sections/fit-invitation/FitInvitation.tsx'
import { FullBleed } from '#app/sections/full-bleed/FullBleed.tsx'
import { Band } from '#app/ui/band/Band.tsx'
import { Breadcrumbs } from '#app/ui/breadcrumbs/Breadcrumbs.tsx'
import { ButtonLink } from '#app/ui/button/Button.tsx'
import { FactList, type Fact } from '#app/ui/facts/FactList.tsx'
import { FavouriteButton } from '#app/ui/favourite/FavouriteButton.tsx'
import { EnlargeArea } from '#app/ui/gallery/EnlargeArea.tsx'
import { hrefTo } from '#app/ui/link/href.ts'
import { ModelViewer } from '#app/ui/model-viewer/ModelViewer.tsx'
import { Swatch } from '#app/ui/swatch/Swatch.tsx'
import { formatPriceRange } from '#domain/money.ts'
import { crumbsTo } from '#domain/site-map.ts'
import type { MirrorPageData } from '#server/pages/mirrors.ts'
import { lightTones } from '../light-tones.ts'
import { MirrorCard } from '../list/MirrorCard.tsx'
import { mirrorQueryOptions } from '../mirror-query.ts'
import { featureWords, lightWords, shapeWords } from '../mirror-words.ts'
import { FormatTable } from './FormatTable.tsx'
import { LightSwitch } from './LightSwitch.tsx'
import { MirrorDrawing } from './MirrorDrawing.tsx'
import styles from './MirrorPage.module.css'

type MirrorProps = { mirror: MirrorPageData }

/** `dealers`: those near the visitor. */
export function MirrorPage({ slug, dealers }: { slug: string; dealers: ReactNode }) {
  const { data: mirror } = useSuspenseQuery(mirrorQueryOptions(slug))
  if (!mirror) return null // the loader has thrown notFound
  const name = `spiegel ${mirror.name2}`
  return (
    <EnlargeArea key={slug} name={name}>
      <Band space="tight">
        <div className={styles['crumbs']}>
          <Breadcrumbs crumbs={crumbsTo(`/collecties/spiegels/${mirror.slug}`, `${mirror.name} ${mirror.name2}`)} />
        </div>
        <div className={styles['picture']}>
          {mirror.model ? (
            <ModelViewer model={mirror.model} name={name}>
              <MirrorPictures mirror={mirror} />
            </ModelViewer>
          ) : (
            <MirrorPictures mirror={mirror} />
          )}
        </div>
        <div className={styles['words']}>
          <MirrorWords mirror={mirror} />
        </div>
      </Band>
      <MirrorData mirror={mirror} />
      <DealerInvitation
        frame={{ ground: 'sunken', space: 'normal' }}
        title="Bekijk het glas voordat u kiest"
        text="Hoe een spiegel uw gezicht verlicht, ziet u pas als u ervoor staat. Een verkooppunt bij u in de buurt laat het zien en levert hem ook."
      >
        {dealers}
      </DealerInvitation>
      <Band data-print="hide">
        <h2>Verwante spiegels</h2>
        <ul className={styles['related']}>
          {mirror.related.map((other) => (
            <li key={other.name}>
              <MirrorCard mirror={other} level={3} />
            </li>
          ))}
        </ul>
      </Band>
    </EnlargeArea>
  )
}

function MirrorPictures({ mirror }: MirrorProps) {
  const colors = mirror.colors.flatMap(({ name: key, displayname: label, image: picture }) =>
    picture.file === null || mirror.colors.length === 1 ? [] : [{ key, label, picture, caption: label }],
  )
  return (
    <LightSwitch
      name={`spiegel ${mirror.name2}`}
      lit={mirror.lit}
      unlit={mirror.unlit}
      tones={lightTones(mirror.formats[0]?.kelvin ?? '')}
      colors={colors}
    />
  )
}

/** What it is, what it costs and what one can do. */
function MirrorWords({ mirror }: MirrorProps) {
  return (
    <>
      <p className={styles['code']}>{mirror.name}</p>
      <h1 className={styles['title']}>Spiegel {mirror.name2}</h1>
      <p className={styles['tagline']}>{mirror.tagline}</p>
      <p className={styles['price']}>
        {formatPriceRange({ min: mirror.priceFrom, max: mirror.priceTo })} <span>incl. btw</span>
      </p>
      <ul className={styles['colours']} aria-label="Kleuren">
        {mirror.colors.map((color) => (
          <li key={color.name}>
            <Swatch color={color.hex} size="s" /> {color.displayname}
          </li>
        ))}
      </ul>
      <div className={styles['story']}>
        {mirror.story.map((text) => (
          <p key={text}>{text}</p>
        ))}
      </div>
      <p className={styles['actions']}>
        <ButtonLink href={hrefTo({ to: '/verkooppunten' })}>Zoek een verkooppunt</ButtonLink>
        <FavouriteButton item={{ kind: 'mirror', id: mirror.slug }} name={`spiegel ${mirror.name2}`} look="text" />
      </p>
    </>
  )
}

/** Sizes and prices, whether it fits, the drawing with the facts, the mirror in a room, and where it leads. */
function MirrorData({ mirror }: MirrorProps) {
  const formats = useId()
  return (
    <>
      <Band>
        <h2 id={formats}>Maten en prijzen</h2>
        <FormatTable formats={mirror.formats} labelledBy={formats} />
      </Band>
      <FitInvitation item={`mirror.${mirror.slug}`} name={`spiegel ${mirror.name2}`} ground="paper" space="tight" />
      <Band ground="raised">
        <div className={styles['drawing']}>
          <h2 className={styles['small']}>Op schaal</h2>
          <MirrorDrawing mirror={mirror} />
          <p className={styles['note']}>
            Vooraanzicht en zijaanzicht, maten in mm.{mirror.light !== 'geen' && ' De streepjeslijn is het licht.'}
          </p>
        </div>
        <div className={styles['facts']}>
          <h2 className={styles['small']}>Gegevens</h2>
          <FactList facts={factsOf(mirror)} />
          {mirror.features.length > 0 && (
            <dl className={styles['features']}>
              {mirror.features.map((feature) => (
                <div key={feature}>
                  <dt>{featureWords[feature].label}</dt>
                  <dd>{featureWords[feature].text}</dd>
                </div>
              ))}
            </dl>
          )}
        </div>
      </Band>
      {mirror.scene && <FullBleed picture={mirror.scene} />}
      {(mirror.collections.length > 0 || mirror.downloads.length > 0) && <WaysOn mirror={mirror} />}
    </>
  )
}

function WaysOn({ mirror }: { mirror: MirrorPageData }) {
  return (
    <Band>
      {mirror.collections.length > 0 && (
        <div className={styles['half']}>
          <h2 className={styles['small']}>Hangt goed bij</h2>
          <ul className={styles['lines']}>
            {mirror.collections.map((collection) => (
              <li key={collection.path}>
                <a href={collection.path}>
                  <span>{collection.name}</span>
                  <span className={styles['quiet']}>{collection.tagline}</span>
                </a>
              </li>
            ))}
          </ul>
        </div>
      )}
      {mirror.downloads.length > 0 && (
        <div className={styles['half']}>
          <h2 className={styles['small']}>Handleiding en downloads</h2>
          <ul className={styles['lines']}>
            <li>
              <a href="/montage/montagehandleiding#een-spiegel-ophangen">
                <span>Een spiegel ophangen</span>
                <span className={styles['quiet']}>Handleiding</span>
              </a>
            </li>
            {mirror.downloads.map((file) => (
              <li key={file.href}>
                <a href={file.href} download>
                  <span>{file.label}</span>
                  <span className={styles['quiet']}>
                    {file.type}, {formatFileSize(file.bytes)}
                  </span>
                </a>
              </li>
            ))}
          </ul>
        </div>
      )}
    </Band>
  )
}

function factsOf(mirror: MirrorPageData): Fact[] {
  return [
    { label: 'Vorm', value: shapeWords[mirror.shape] },
    { label: 'Licht', value: lightWords[mirror.light] },
    ...(mirror.energyClass ? [{ label: 'Energieklasse lichtbron', value: mirror.energyClass }] : []),
    ...(mirror.lightSourceReplaceable === undefined
      ? []
      : [{ label: 'Lichtbron vervangbaar', value: mirror.lightSourceReplaceable ? 'Ja' : 'Nee' }]),
    ...(mirror.ipClass ? [{ label: 'Beschermings\u00ADklasse', value: mirror.ipClass }] : []),
    { label: 'Garantie', value: `${mirror.guaranteeYears} jaar` },
  ]
}
