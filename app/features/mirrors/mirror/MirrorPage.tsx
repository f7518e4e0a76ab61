/** One mirror: its pictures or 3D model beside price, story and sizes, its drawing and facts, where it leads, and related mirrors. */
import { useSuspenseQuery } from '@tanstack/react-query'
import { useId, type ReactNode } from 'react'
import { formatFileSize } from '#domain/downloads/file-size.ts'
import { DealerInvitation } from '#app/sections/dealer-invitation/DealerInvitation.tsx'
import { FitInvitation } from '#app/sections/fit-invitation/FitInvitation.tsx'
import { ItemData, ItemIntro } from '#app/sections/item-page/ItemPage.tsx'
import { Band } from '#app/ui/band/Band.tsx'
import { ButtonLink } from '#app/ui/button/Button.tsx'
import type { Fact } from '#app/ui/facts/FactList.tsx'
import { FavouriteButton } from '#app/ui/favourite/FavouriteButton.tsx'
import { EnlargeArea } from '#app/ui/gallery/EnlargeArea.tsx'
import { Enlargeable } from '#app/ui/gallery/Enlargeable.tsx'
import { hrefTo } from '#app/ui/link/href.ts'
import { LinkLines } from '#app/ui/link/LinkLines.tsx'
import { fileSource, ModelViewer } from '#app/ui/model-viewer/ModelViewer.tsx'
import { Picture } from '#app/ui/picture/Picture.tsx'
import { StructuredData } from '#app/ui/structured-data/StructuredData.tsx'
import { Swatch } from '#app/ui/swatch/Swatch.tsx'
import { mirrorGuarantee } from '#domain/mirrors/mirror-guarantee.ts'
import { formatPriceRange } from '#domain/money.ts'
import { crumbsTo } from '#domain/site-map.ts'
import type { MirrorPageData } from '#server/mirrors/mirrors.ts'
import { lightTones } from '../light-tones.ts'
import { MirrorCard } from '../list/MirrorCard.tsx'
import { mirrorStructuredData } from '../mirror-head.ts'
import { mirrorQueryOptions } from '../mirror-query.ts'
import { featureWords, lightWords, shapeWords } from '../mirror-words.ts'
import { FormatTable } from './FormatTable.tsx'
import { LightSwitch } from './LightSwitch.tsx'
import { MirrorDrawing } from './MirrorDrawing.tsx'
import styles from './MirrorPage.module.css'

type MirrorProps = { mirror: MirrorPageData }

/** So few features are among the facts; more have a row of their own. */
const mostListed = 2

/** `dealers`: those near the visitor. */
export function MirrorPage({ slug, dealers }: { slug: string; dealers: ReactNode }) {
  const { data: mirror } = useSuspenseQuery(mirrorQueryOptions(slug))
  const formats = useId()
  if (!mirror) return null // the loader has thrown notFound
  const name = `spiegel ${mirror.name2}`
  return (
    <EnlargeArea key={slug} name={name}>
      <ItemIntro
        crumbs={crumbsTo(`/collecties/spiegels/${slug}`, `${mirror.name} ${mirror.name2}`)}
        pictures={
          mirror.model ? (
            <ModelViewer model={fileSource(mirror.model)} name={name}>
              <MirrorPictures mirror={mirror} />
            </ModelViewer>
          ) : (
            <MirrorPictures mirror={mirror} />
          )
        }
        eyebrow={mirror.name}
        title={`Spiegel ${mirror.name2}`}
        lead={mirror.tagline}
        actions={
          <>
            <ButtonLink href={hrefTo({ to: '/verkooppunten' })}>Zoek een verkooppunt</ButtonLink>
            <FavouriteButton item={{ kind: 'mirror', id: slug }} name={name} look="text" />
          </>
        }
        story={
          <>
            <div data-story="">
              {mirror.story.map((text) => (
                <p key={text}>{text}</p>
              ))}
            </div>
            <div className={styles['formats']}>
              <h2 id={formats} className={styles['heading']}>
                Maten en prijzen
              </h2>
              <FormatTable formats={mirror.formats} labelledBy={formats} />
            </div>
          </>
        }
        isLarge
      >
        <MirrorWords mirror={mirror} />
      </ItemIntro>
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
      <StructuredData of={mirror} as={mirrorStructuredData} />
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

/** What it costs, and its colours. */
function MirrorWords({ mirror }: MirrorProps) {
  return (
    <>
      <p className={styles['price']}>
        {formatPriceRange({ min: mirror.priceFrom, max: mirror.priceTo })} <span>incl. btw</span>
      </p>
      <ul className={styles['colors']} aria-label="Kleuren">
        {mirror.colors.map((color) => (
          <li key={color.name}>
            <Swatch color={color.hex} size="s" /> {color.displayname}
          </li>
        ))}
      </ul>
    </>
  )
}

/** Whether it fits, the drawing beside the facts and files, the mirror in a room, and the collections that it suits. */
function MirrorData({ mirror }: MirrorProps) {
  const features = mirror.features.map((feature) => featureWords[feature])
  const isListed = features.length <= mostListed
  return (
    <>
      <FitInvitation item={`mirror.${mirror.slug}`} name={`spiegel ${mirror.name2}`} ground="paper" space="tight" />
      <ItemData
        title="Op schaal"
        facts={[...factsOf(mirror), ...(isListed ? features.map(({ label, text }) => ({ label, value: text })) : [])]}
        features={isListed ? [] : features.map(({ label, text }) => ({ name: label, description: text }))}
        after={mirror.downloads.length > 0 && <MirrorDownloads mirror={mirror} />}
      >
        <MirrorDrawing mirror={mirror} />
        <p className={styles['note']}>
          Vooraanzicht en zijaanzicht, maten in mm.{mirror.light !== 'geen' && ' De streepjeslijn is het licht.'}
        </p>
      </ItemData>
      {mirror.scene?.file && (
        <Band className={styles['scene']} data-print="hide">
          <Enlargeable slot={mirror.scene} sizes="92vw" />
        </Band>
      )}
      {mirror.collections.length > 0 && (
        <Band split={5}>
          <h2 className={styles['heading']}>Hangt goed bij</h2>
          <LinkLines
            lines={mirror.collections.map(({ path, name, tagline, card }) => ({
              href: path,
              label: name,
              remark: tagline,
              picture: <Picture slot={card} sizes="8rem" most={320} decorative />,
            }))}
          />
        </Band>
      )}
    </>
  )
}

/** Its guide and its files. */
function MirrorDownloads({ mirror }: MirrorProps) {
  return (
    <div data-after="">
      <h2 className={styles['heading']}>Handleiding en downloads</h2>
      <LinkLines
        lines={[
          {
            href: '/montage/montagehandleiding#een-spiegel-ophangen',
            label: 'Een spiegel ophangen',
            remark: 'Handleiding',
          },
          ...mirror.downloads.map(({ href, label, type, bytes }) => ({
            href,
            label,
            remark: `${type}, ${formatFileSize(bytes)}`,
            isDownload: true,
          })),
        ]}
      />
    </div>
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
    { label: 'Garantie', value: mirrorGuarantee(mirror) },
  ]
}
