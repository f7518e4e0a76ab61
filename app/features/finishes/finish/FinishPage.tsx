/** One finish: its sample large and furniture in it, its facts and care, a piece at true scale, what it goes with, and related shades. */
import { useSuspenseQuery } from '@tanstack/react-query'
import { Fragment, type ReactNode } from 'react'
import { DealerInvitation } from '#app/sections/dealer-invitation/DealerInvitation.tsx'
import { Band } from '#app/ui/band/Band.tsx'
import { Breadcrumbs } from '#app/ui/breadcrumbs/Breadcrumbs.tsx'
import { ButtonLink } from '#app/ui/button/Button.tsx'
import { FactList } from '#app/ui/facts/FactList.tsx'
import { FavouriteButton } from '#app/ui/favourite/FavouriteButton.tsx'
import { hrefTo } from '#app/ui/link/href.ts'
import { LinkLines } from '#app/ui/link/LinkLines.tsx'
import { SampleLink } from '#app/ui/sample-link/SampleLink.tsx'
import { SampleTrayBar } from '#app/ui/sample-tray-bar/SampleTrayBar.tsx'
import { Picture } from '#app/ui/picture/Picture.tsx'
import { surfaceWords } from '#domain/finishes/finish-words.ts'
import { crumbsTo } from '#domain/site-map.ts'
import type { FinishPageData } from '#server/finishes/finishes.ts'
import { finishQueryOptions } from '../finish-query.ts'
import { Sample, SampleList } from '../wall/Sample.tsx'
import { Swatch } from '#app/ui/swatch/Swatch.tsx'
import styles from './FinishPage.module.css'
import { TrueScale } from './TrueScale.tsx'

type FinishProps = { finish: FinishPageData }

/** `dealers`: those near the visitor. */
export function FinishPage({ name, dealers }: { name: string; dealers: ReactNode }) {
  const { data: finish } = useSuspenseQuery(finishQueryOptions(name))
  if (!finish) return null // the loader has thrown notFound
  return (
    <Fragment key={name}>
      <FinishIntro finish={finish} />
      <FinishData finish={finish} />
      <TrueScale finish={finish} />
      <FinishChoices finish={finish} />
      <DealerInvitation
        frame={{ ground: 'raised', space: 'normal' }}
        title="Alle kleuren in het verkooppunt"
        text="Bij een verkooppunt ligt een waaier met alle kleuren om te lenen. Zet de kleur een dag rechtop naast uw tegel, in uw eigen licht."
      >
        {dealers}
      </DealerInvitation>
      <Band ground="sunken">
        <h2 className={styles['heading']}>Verwante tinten</h2>
        <SampleList finishes={finish.related} />
      </Band>
      <SampleTrayBar />
    </Fragment>
  )
}

/** Furniture opens the page of a matt lacquer, beside a strip of its colour: a large sample of it would be one even block. */
const wornFirst = ({ seen, surface }: FinishPageData) => (surface.kind === 'mat-lak' ? seen : undefined)

/** The sample or furniture large, the story of the finish and what a visitor can do. */
function FinishIntro({ finish }: FinishProps) {
  const worn = wornFirst(finish)
  return (
    <header className={styles['opening']}>
      <div className={worn ? styles['first'] : styles['sample']}>
        {worn ? (
          <>
            <Picture slot={worn} sizes="(width <= 700px) 57vw, (width <= 900px) 60vw, 38vw" priority="hero" />
            <Swatch color={finish.surface.color} size="fill" />
          </>
        ) : (
          <Sample
            finish={{ image: finish.image, color: finish.surface.color }}
            sizes="(width <= 900px) 82vw, (width <= 1320px) 40rem, 49vw"
            priority="hero"
          />
        )}
      </div>
      <div className={styles['words']}>
        <Breadcrumbs crumbs={crumbsTo(`/kleuren/${finish.name}`, finish.displayName)} />
        <h1 className={styles['title']}>{finish.displayName}</h1>
        <div className={styles['story']}>
          {finish.story.map((text) => (
            <p key={text}>{text}</p>
          ))}
        </div>
        <p className={styles['actions']}>
          <SampleLink finish={finish.name} look="primary" />
          <ButtonLink look="secondary" href={hrefTo({ to: '/verkooppunten' })}>
            Bekijk bij een verkooppunt
          </ButtonLink>
          <FavouriteButton
            item={{ kind: 'finish', id: finish.name }}
            name={`kleur ${finish.displayName}`}
            look="text"
          />
        </p>
      </div>
    </header>
  )
}

/** Furniture in the finish, where it does not open the page, its facts and its care. */
function FinishData({ finish }: FinishProps) {
  return (
    <Band>
      {finish.seen && !wornFirst(finish) && (
        <div className={styles['worn']}>
          <Picture slot={finish.seen} sizes="(width <= 700px) 104vw, (width <= 900px) 52vw, 49vw" />
        </div>
      )}
      <div className={styles['aside']}>
        <h2 className={styles['small']}>Gegevens</h2>
        <FactList
          facts={[
            { label: 'Oppervlak', value: surfaceWords[finish.surface.kind] },
            { label: 'Materiaal', value: finish.surface.material },
            { label: 'Glansgraad', value: `${finish.surface.gloss} GU bij 60°` },
            { label: 'Toepassing', value: finish.categories.join(', ') },
            { label: 'Merk', value: finish.brands.join(', ') },
          ]}
        />
        <h2 className={styles['small']}>Zo blijft het mooi</h2>
        <ol className={styles['care']}>
          {finish.care.map((advice) => (
            <li key={advice}>{advice}</li>
          ))}
        </ol>
      </div>
    </Band>
  )
}

/** The tops that go with it, beside the collections that come in it. */
function FinishChoices({ finish }: FinishProps) {
  return (
    <Band>
      {finish.tops.length > 0 && (
        <div className={styles['tops']}>
          <h2 className={styles['small']}>Bladen die erbij passen</h2>
          <SampleList finishes={finish.tops} />
        </div>
      )}
      <div className={styles['lines']}>
        <h2 className={styles['small']}>Te kiezen bij</h2>
        <LinkLines
          lines={finish.offeredIn.map(({ path, name, tagline, picture }) => ({
            href: path,
            label: name,
            remark: tagline,
            picture: <Picture slot={picture} sizes="8rem" most={320} decorative />,
          }))}
        />
      </div>
    </Band>
  )
}
