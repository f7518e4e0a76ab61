/** The wall of samples with its filters, and the one that the address opens. */
import { useSuspenseQuery } from '@tanstack/react-query'
import { createElement } from 'react'
import { countLabel } from '#app/lib/count-label.ts'
import { stringifySearch } from '#domain/search-string.ts'
import { hrefWithout } from '#app/lib/search-values.ts'
import { FilteredResults } from '#app/ui/filter/FilteredResults.tsx'
import { FilterGroup } from '#app/ui/filter/FilterGroup.tsx'
import { filterValues, listStands } from '#app/ui/filter/standing-list.ts'
import { Standing } from '#app/ui/kept-html/Standing.tsx'
import type { FinishSearch } from '../finish-search.ts'
import { finishWallQueryOptions, openFinishQueryOptions } from './finish-wall-query.ts'
import { finishWallCode } from './wall-code.ts'

const path = '/kleuren'
const filters = [
  { name: 'category', legend: 'Toepassing' },
  { name: 'brand', legend: 'Merk' },
  { name: 'collection', legend: 'Collectie' },
] as const

export function FinishWall({ search }: { search: FinishSearch }) {
  const { data: wall } = useSuspenseQuery(finishWallQueryOptions(search))
  const { data: open } = useSuspenseQuery(openFinishQueryOptions(search.color))
  const stands = listStands(wall)
  // Its way to close has the filters in it: where they have changed it is made anew.
  const opened = path + stringifySearch(search),
    openedStands = false

  return (
    <>
      {open && (
        <Standing key={String(openedStands)} name={opened} of={undefined} stands={openedStands}>
          {() =>
            createElement(finishWallCode.get().OpenFinish, {
              finish: open,
              closeHref: hrefWithout(path, search, 'color', open.name),
            })
          }
        </Standing>
      )}
      <FilteredResults
        action={path}
        label="Kleuren filteren"
        count={countLabel(wall.total, 'kleur', 'kleuren')}
        applied={filters.flatMap(({ name }) => {
          const value = search[name]
          return value === undefined ? [] : [{ label: value, href: hrefWithout(path, search, name, value) }]
        })}
        clearHref={path + stringifySearch({ color: search.color })}
        filters={
          <>
            {open && <input type="hidden" name="color" value={open.name} />}
            {filters.map(({ name, legend }) => (
              <FilterGroup
                key={name}
                name={name}
                legend={legend}
                choice="one"
                options={filterValues(wall, name).map((option) => ({
                  ...option,
                  checked: search[name] === option.value,
                }))}
              />
            ))}
          </>
        }
      >
        <Standing key={String(stands)} name={path} of={undefined} stands={stands}>
          {() => createElement(finishWallCode.get().Wall, { finishes: wall.items, search })}
        </Standing>
      </FilteredResults>
    </>
  )
}
