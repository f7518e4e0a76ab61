/** What stands in the page of a finish, and what its head says. */
import { crumbsTo } from '#app/lib/crumbs.ts'
import { shareCard } from '#domain/picture-source.ts'
import type { PageSeo } from '#app/lib/seo.ts'
import { DealerWords } from '#app/sections/dealer-invitation/DealerWords.tsx'
import { Band } from '#app/ui/band/Band.tsx'
import { Breadcrumbs } from '#app/ui/breadcrumbs/Breadcrumbs.tsx'
import { ButtonLink } from '#app/ui/button/Button.tsx'
import { FactList } from '#app/ui/facts/FactList.tsx'
import { FavouriteButton } from '#app/ui/favourite/FavouriteButton.tsx'
import { hrefTo } from '#app/ui/link/href.ts'
import { Picture } from '#app/ui/picture/Picture.tsx'
import type { FinishPageData } from '#server/content/finishes.ts'
import { surfaceWords } from '#domain/finishes/finish-words.ts'
import { Sample } from '../wall/Sample.tsx'
import { SampleList } from '../wall/SampleList.tsx'
import styles from './FinishPage.module.css'

type Shown = { finish: FinishPageData }

export function finishSeo(finish: FinishPageData): PageSeo {
  const path = `/kleuren/${finish.name}`
  return {
    title: `Kleur ${finish.displayName}`,
    description: finish.meta.description,
    path,
    ogImage: shareCard(finish.worn) ?? '/media/og/kleuren.jpg',
    crumbs: crumbsTo(path, finish.displayName),
  }
}

/** The sample large, what is to be told of it and what one can do. */
export function FinishOpening({ finish }: Shown) {
  return (
    <header className={styles['opening']}>
      <div className={styles['sample']}>
        <Sample
          finish={{ image: finish.image, color: finish.surface.color }}
          sizes="(width <= 900px) 100vw, (width <= 1320px) 48rem, 58vw"
          priority="hero"
        />
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
          <ButtonLink href={hrefTo({ to: '/verkooppunten' })}>Leen een staal</ButtonLink>
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

/** Furniture in it, its facts and its care. */
export function FinishData({ finish }: Shown) {
  return (
    <Band>
      {finish.seen && (
        <div className={styles['worn']}>
          <Picture slot={finish.seen} sizes="(width <= 900px) 91vw, 45vw" />
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

/** The tops that go with it, and the collections that come in it. */
export function FinishChoices({ finish }: Shown) {
  return (
    <>
      {finish.tops.length > 0 && (
        <Band>
          <h2 className={styles['heading']}>Bladen die erbij passen</h2>
          <div className={styles['samples']}>
            <SampleList finishes={finish.tops} />
          </div>
        </Band>
      )}
      <Band>
        <h2 className={styles['heading']}>Te kiezen bij</h2>
        <ul className={styles['lines']}>
          {finish.offeredIn.map((collection) => (
            <li key={collection.path}>
              <a href={collection.path}>
                <span>{collection.name}</span>
                <span className={styles['quiet']}>{collection.tagline}</span>
              </a>
            </li>
          ))}
        </ul>
      </Band>
    </>
  )
}

export function FinishInvitation({ id }: { id: string }) {
  return (
    <DealerWords
      id={id}
      title="Leen een staal"
      text="Bij een verkooppunt ligt een waaier met alle kleuren. Zet een staal een dag rechtop naast uw tegel: zo ziet u de kleur in uw eigen licht."
    />
  )
}

export function FinishOthers({ finish }: Shown) {
  return (
    <Band ground="sunken">
      <h2 className={styles['heading']}>Verwante tinten</h2>
      <div className={styles['samples']}>
        <SampleList finishes={finish.related} />
      </div>
    </Band>
  )
}
