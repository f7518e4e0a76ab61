/** The page of one finish. */
import { useSuspenseQuery } from '@tanstack/react-query'
import type { ReactNode } from 'react'
import { DealerInvitation } from '#app/sections/dealer-invitation/DealerInvitation.tsx'
import { standsInPage } from '#app/lib/carried-data.ts'
import { Band } from '#app/ui/band/Band.tsx'
import { StandingCrumbs } from '#app/ui/breadcrumbs/StandingCrumbs.tsx'
import { ButtonLink } from '#app/ui/button/Button.tsx'
import { FactList } from '#app/ui/facts/FactList.tsx'
import { FavouriteButton } from '#app/ui/favourite/FavouriteButton.tsx'
import { Standing } from '#app/ui/kept-html/Standing.tsx'
import { hrefTo } from '#app/ui/link/href.ts'
import { Picture } from '#app/ui/picture/Picture.tsx'
import type { FinishPageData } from '#server/content/finishes.ts'
import { finishQueryOptions } from '../finish-query.ts'
import { surfaceWords } from '../finish-words.ts'
import { Sample } from '../wall/Sample.tsx'
import { SampleList } from '../wall/SampleList.tsx'
import { TrueScale } from './TrueScale.tsx'
import styles from './FinishPage.module.css'

/** `dealers`: those near the visitor. */
export function FinishPage({ name, dealers }: { name: string; dealers: ReactNode }) {
  const { data: finish } = useSuspenseQuery(finishQueryOptions(name))
  if (!finish) return null // the loader has answered 404 already
  const stands = standsInPage(finish)
  return (
    <>
      <Opening finish={finish} />
      <Band>
        {finish.seen && <div className={styles['worn']}><Picture slot={finish.seen} sizes="(width <= 900px) 100vw, 48vw" /></div>}
        <div className={styles['aside']}>
          <h2 className={styles['small']}>Gegevens</h2>
          <FactList facts={[
            { label: 'Oppervlak', value: surfaceWords[finish.surface.kind] },
            { label: 'Materiaal', value: finish.surface.material },
            { label: 'Glansgraad', value: `${finish.surface.gloss} GU bij 60°` },
            { label: 'Toepassing', value: finish.categories.join(', ') },
            { label: 'Merk', value: finish.brands.join(', ') },
          ]}
          />
          <h2 className={styles['small']}>Zo blijft het mooi</h2>
          <ol className={styles['care']}>{finish.care.map((advice) => <li key={advice}>{advice}</li>)}</ol>
        </div>
      </Band>
      <TrueScale image={finish.image} name={finish.displayName} />
      <Standing key={`bladen ${name}`} name={`bladen ${name}`} of={undefined} stands={stands}>
        {() => finish.tops.length > 0 && (
          <Band>
            <h2 className={styles['heading']}>Bladen die erbij passen</h2>
            <div className={styles['samples']}><SampleList finishes={finish.tops} /></div>
          </Band>
        )}
      </Standing>
      <Band>
        <h2 className={styles['heading']}>Te kiezen bij</h2>
        <ul className={styles['lines']}>
          {finish.offeredIn.map((collection) => <li key={collection.path}><a href={collection.path}><span>{collection.name}</span><span className={styles['quiet']}>{collection.tagline}</span></a></li>)}
        </ul>
      </Band>
      <DealerInvitation title="Leen een staal" text="Bij een verkooppunt ligt een waaier met alle kleuren. Zet een staal een dag rechtop naast uw tegel: zo ziet u de kleur in uw eigen licht." frame={{ ground: 'raised', space: 'normal' }}>{dealers}</DealerInvitation>
      <Standing key={`verwant ${name}`} name={`verwant ${name}`} of={undefined} stands={stands}>
        {() => (
          <Band ground="sunken">
            <h2 className={styles['heading']}>Verwante tinten</h2>
            <div className={styles['samples']}><SampleList finishes={finish.related} /></div>
          </Band>
        )}
      </Standing>
    </>
  )
}

function Opening({ finish }: { finish: FinishPageData }) {
  return (
    <header className={styles['opening']}>
      <div className={styles['sample']}><Sample finish={{ image: finish.image, color: finish.surface.color }} sizes="(width <= 900px) 100vw, 58vw" priority="hero" /></div>
      <div className={styles['words']}>
        <StandingCrumbs path={`/kleuren/${finish.name}`} label={finish.displayName} />
        <h1 className={styles['title']}>{finish.displayName}</h1>
        <div className={styles['story']}>{finish.story.map((text) => <p key={text}>{text}</p>)}</div>
        <p className={styles['actions']}>
          <ButtonLink href={hrefTo({ to: '/verkooppunten' })}>Leen een staal</ButtonLink>
          <FavouriteButton item={{ kind: 'finish', id: finish.name }} name={`kleur ${finish.displayName}`} look="text" />
        </p>
      </div>
    </header>
  )
}
