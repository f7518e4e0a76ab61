/** The wall of samples with its filters, and the one that the address opens. */
import { useSuspenseQuery } from '@tanstack/react-query'
import { countLabel } from '#app/lib/count-label.ts'
import { hrefWithout } from '#app/lib/search-values.ts'
import { FavouriteButton } from '#app/ui/favourite/FavouriteButton.tsx'
import { FilteredResults } from '#app/ui/filter/FilteredResults.tsx'
import { FilterGroup } from '#app/ui/filter/FilterGroup.tsx'
import { NoResults } from '#app/ui/filter/NoResults.tsx'
import { hrefTo } from '#app/ui/link/href.ts'
import { findFinish, finishWall } from '#domain/finishes/finish-lookups.ts'
import { stringifySearch } from '#domain/search-string.ts'
import type { FinishCard } from '#server/pages/finishes.ts'
import { finishCardsQueryOptions } from '../finish-query.ts'
import type { FinishSearch } from '../finish-search.ts'
import styles from './FinishWall.module.css'
import { OpenFinish } from './OpenFinish.tsx'
import { Sample } from './Sample.tsx'

const path = '/kleuren'
const filters = [
  { name: 'category', legend: 'Toepassing' },
  { name: 'brand', legend: 'Merk' },
  { name: 'collection', legend: 'Collectie' },
] as const
/** Samples on the first screen. */
const eagerTiles = 4

export function FinishWall({ search }: { search: FinishSearch }) {
  const { data: finishes } = useSuspenseQuery(finishCardsQueryOptions())
  const { category, brand, collection, color } = search
  const wall = finishWall(finishes, { category, brand, collection })
  const open = color === undefined ? null : findFinish(finishes, color)
  return (
    <>
      {open && <OpenFinish finish={open} closeHref={hrefWithout(path, search, 'color', open.name)} />}
      <FilteredResults
        action={path}
        label="Kleuren filteren"
        count={countLabel(wall.total, 'kleur', 'kleuren')}
        applied={filters.flatMap(({ name }) => {
          const value = search[name]
          return value === undefined ? [] : [{ label: value, href: hrefWithout(path, search, name, value) }]
        })}
        clearHref={path + stringifySearch({ color })}
        filters={
          <>
            {open && <input type="hidden" name="color" value={open.name} />}
            {filters.map(({ name, legend }) => (
              <FilterGroup
                key={name}
                name={name}
                legend={legend}
                choice="one"
                options={wall.filters[name].map((option) => ({ ...option, checked: search[name] === option.value }))}
              />
            ))}
          </>
        }
      >
        {wall.items.length === 0 ? (
          <NoResults
            title="Die combinatie bestaat niet"
            text="Niet elk oppervlak past op elke vorm. Laat een van de keuzes los, dan komen er kleuren terug."
            clearHref={path}
          />
        ) : (
          <ul className={styles['wall']} data-cards>
            {wall.items.map((finish, index) => (
              <Tile key={finish.name} finish={finish} search={search} eager={index < eagerTiles} />
            ))}
          </ul>
        )}
      </FilteredResults>
    </>
  )
}

function Tile({ finish, search, eager }: { finish: FinishCard; search: FinishSearch; eager: boolean }) {
  return (
    <li className={styles['tile']}>
      <a
        className={styles['open']}
        href={hrefTo({ to: '/kleuren', search: { ...search, color: finish.name }, hash: 'gekozen-kleur' })}
        aria-label={`Bekijk ${finish.displayName} groot`}
      >
        <Sample
          finish={finish}
          sizes="(width <= 640px) 44vw, (width <= 800px) 30vw, (width < 1000px) 23vw, 13.5rem"
          priority={eager ? 'hero' : 'lazy'}
        />
      </a>
      <h2 className={styles['name']}>
        <a href={hrefTo({ to: '/kleuren/$kleur', params: { kleur: finish.name } })}>{finish.displayName}</a>
      </h2>
      <FavouriteButton
        className={styles['heart']}
        item={{ kind: 'finish', id: finish.name }}
        name={`kleur ${finish.displayName}`}
      />
    </li>
  )
}
