/** The wall of samples with its filters, and the finish that the address opens. */
import { useSuspenseQuery } from '@tanstack/react-query'
import { Fragment, useState, type ReactNode } from 'react'
import { ButtonLink } from '#app/ui/button/Button.tsx'
import { FavouriteButton } from '#app/ui/favourite/FavouriteButton.tsx'
import { FacetedResults } from '#app/ui/filter/FacetedResults.tsx'
import { hrefTo } from '#app/ui/link/href.ts'
import { SampleTrayBar } from '#app/ui/sample-tray-bar/SampleTrayBar.tsx'
import { filterGroups } from '#domain/finishes/finish-groups.ts'
import type { FinishCard } from '#server/finishes/finishes.ts'
import { finishFacets } from '../finish-filters.ts'
import { type FinishSearch } from '../finish-search.ts'
import { finishCardsQueryOptions } from '../finish-query.ts'
import styles from './FinishWall.module.css'
import { OpenFinish } from './OpenFinish.tsx'
import { Sample } from './Sample.tsx'
import { SampleToggle } from './SampleToggle.tsx'

/** Samples on the first screen. */
const eagerTiles = 4

export function FinishWall({ search }: { search: FinishSearch }) {
  const { data: groups } = useSuspenseQuery(finishCardsQueryOptions())
  const finishes = groups.flatMap(({ own }) => own)
  const [isRefused, setIsRefused] = useState(false)
  const open = finishes.find(({ name }) => name === search.color)
  return (
    <>
      {open && (
        <OpenFinish
          key={open.name}
          name={open.name}
          closeHref={hrefTo({ to: '/kleuren', search: { ...search, color: undefined } })}
        />
      )}
      <div className={styles['board']} data-tone="light">
        <FacetedResults
          path="/kleuren"
          label="Kleuren filteren"
          noun={['kleur', 'kleuren']}
          items={finishes}
          facets={finishFacets}
          search={{ ...search, color: open?.name }}
          bar={
            <ButtonLink look="text" href={hrefTo({ to: '/kleurstalen' })}>
              Staal aanvragen
            </ButtonLink>
          }
          empty={{
            title: 'Die combinatie bestaat niet',
            text: 'Niet elk oppervlak past op elke vorm. Laat een van de keuzes los, dan komen er kleuren terug.',
          }}
        >
          {(shown) =>
            filterGroups(groups, (finish) => shown.includes(finish)).map(({ name, own }, place) => (
              <Fragment key={name}>
                <h2 className={styles['title']}>{name}</h2>
                <ul className={styles['wall']}>
                  {own.map((finish, index) => (
                    <Tile key={finish.name} finish={finish} search={search} eager={place === 0 && index < eagerTiles}>
                      <SampleToggle finish={finish} onToggle={(outcome) => setIsRefused(outcome === 'full')} />
                    </Tile>
                  ))}
                </ul>
              </Fragment>
            ))
          }
        </FacetedResults>
      </div>
      <SampleTrayBar isRefused={isRefused} />
    </>
  )
}

type TileProps = {
  finish: FinishCard
  search: FinishSearch
  eager: boolean
  /** What can be done with it, on its sample. */
  children: ReactNode
}

function Tile({ finish, search, eager, children }: TileProps) {
  return (
    <li className={styles['tile']}>
      <a
        className={styles['open']}
        href={hrefTo({ to: '/kleuren', search: { ...search, color: finish.name }, hash: 'gekozen-kleur' })}
        aria-label={`Bekijk ${finish.displayName} groot`}
      >
        <Sample
          finish={finish}
          sizes="(width <= 600px) 29vw, (width < 1000px) 17vw, 11rem"
          most={480}
          priority={eager ? 'hero' : 'lazy'}
        />
      </a>
      <h3 className={styles['name']}>
        <a href={hrefTo({ to: '/kleuren/$kleur', params: { kleur: finish.name } })}>{finish.displayName}</a>
      </h3>
      {children}
      <FavouriteButton
        className={styles['heart']}
        item={{ kind: 'finish', id: finish.name }}
        name={`kleur ${finish.displayName}`}
      />
    </li>
  )
}
