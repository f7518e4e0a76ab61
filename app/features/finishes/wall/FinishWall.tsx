/** The wall of samples with its filters, and the one that the address opens. */
import { useSuspenseQuery } from '@tanstack/react-query'
import { countLabel } from '#app/lib/count-label.ts'
import { stringifySearch } from '#app/lib/search-string.ts'
import { hrefWithout } from '#app/lib/search-values.ts'
import { FavouriteButton } from '#app/ui/favourite/FavouriteButton.tsx'
import { FilteredResults } from '#app/ui/filter/FilteredResults.tsx'
import { FilterGroup } from '#app/ui/filter/FilterGroup.tsx'
import { NoResults } from '#app/ui/filter/NoResults.tsx'
import { hrefTo } from '#app/ui/link/href.ts'
import { countWithFinish, distinctBrands, distinctCategories, distinctCollections, filterFinishes, findFinish } from '../finish-lookups.ts'
import { finishCardsQueryOptions } from '../finish-query.ts'
import type { FinishSearch } from '../finish-search.ts'
import { finishBrands, finishCategories, finishCollections } from '../finish-words.ts'
import { OpenFinish } from './OpenFinish.tsx'
import { Sample } from './Sample.tsx'
import styles from './FinishWall.module.css'

const path = '/kleuren'

export function FinishWall({ search }: { search: FinishSearch }) {
  const { data: finishes } = useSuspenseQuery(finishCardsQueryOptions())
  const shown = filterFinishes(finishes, search)
  const open = search.color === undefined ? null : findFinish(finishes, search.color)

  const filters = [
    { name: 'category', legend: 'Toepassing', values: finishCategories, leading: distinctCategories(finishes, search) },
    { name: 'brand', legend: 'Merk', values: finishBrands, leading: distinctBrands(finishes, search) },
    { name: 'collection', legend: 'Collectie', values: finishCollections, leading: distinctCollections(finishes, search) },
  ] as const

  return (
    <>
      {open && <OpenFinish finish={open} closeHref={hrefWithout(path, search, 'color', open.name)} />}
      <FilteredResults
        action={path}
        label="Kleuren filteren"
        count={countLabel(shown.length, 'kleur', 'kleuren')}
        applied={filters.flatMap(({ name }) => {
          const value = search[name]
          return value === undefined ? [] : [{ label: value, href: hrefWithout(path, search, name, value) }]
        })}
        clearHref={path + stringifySearch({ color: search.color })}
        filters={(
          <>
            {open && <input type="hidden" name="color" value={open.name} />}
            {filters.map(({ name, legend, values, leading }) => (
              <FilterGroup
                key={name}
                name={name}
                legend={legend}
                choice="one"
                options={values.map((value) => ({ value, label: value, count: leading.includes(value) ? countWithFinish(finishes, search, name, value) : 0, checked: search[name] === value }))}
              />
            ))}
          </>
        )}
      >
        {shown.length === 0
          ? <NoResults title="Die combinatie bestaat niet" text="Niet elk oppervlak past op elke vorm. Laat een van de keuzes los, dan komen er kleuren terug." clearHref={path} />
          : (
            <ul className={styles['wall']}>
              {shown.map((finish, index) => (
                <li key={finish.name} className={styles['tile']}>
                  <a className={styles['open']} href={`${path}${stringifySearch({ ...search, color: finish.name })}#gekozen-kleur`} aria-label={`Bekijk ${finish.displayName} groot`}>
                    <Sample finish={finish} sizes="(width <= 600px) 50vw, (width < 1000px) 25vw, 18vw" priority={index < 4 && !open ? 'hero' : 'lazy'} />
                  </a>
                  <h2 className={styles['name']}><a href={hrefTo({ to: '/kleuren/$kleur', params: { kleur: finish.name } })}>{finish.displayName}</a></h2>
                  <span className={styles['heart']}><FavouriteButton item={{ kind: 'finish', id: finish.name }} name={`kleur ${finish.displayName}`} /></span>
                </li>
              ))}
            </ul>
          )}
      </FilteredResults>
    </>
  )
}
