/** A Dutch province: its dealers with their addresses, and the provinces around it. What stands in it is made by province-parts.tsx. */
import { useSuspenseQuery } from '@tanstack/react-query'
import { createElement } from 'react'
import { standsInPage } from '#app/lib/carried-data.ts'
import { Band } from '#app/ui/band/Band.tsx'
import { Standing } from '#app/ui/kept-html/Standing.tsx'
import type { ProvinceSlug } from '#domain/dealers/dealer-places.ts'
import { DealersBesideMap } from './map/DealersBesideMap.tsx'
import { provinceCode } from './province-code.ts'
import { provinceQueryOptions } from './province-query.ts'

const mapWords = () => createElement(provinceCode.get().MapWords)

export function ProvincePage({ slug }: { slug: ProvinceSlug }) {
  const { data: province } = useSuspenseQuery(provinceQueryOptions(slug))
  const stands = standsInPage(province)
  const [opening, list, neighbours] = [`provincie ${slug}`, `provincie ${slug} lijst`, `provincie ${slug} buren`]
  return (
    <>
      <Standing key={opening} name={opening} of={undefined} stands={stands}>
        {() => createElement(provinceCode.get().ProvinceOpening, { province })}
      </Standing>
      <Band space="tight" aria-label={`Verkooppunten in ${province.name}`}>
        <DealersBesideMap query={{ land: 'nederland', provincie: slug }} words={mapWords} stands={stands}>
          <Standing key={list} name={list} of={undefined} stands={stands}>
            {() =>
              createElement(provinceCode.get().DealerGroups, {
                groups: province.groups,
                look: 'addresses',
                headed: false,
              })
            }
          </Standing>
        </DealersBesideMap>
      </Band>
      <Standing key={neighbours} name={neighbours} of={undefined} stands={stands}>
        {() => createElement(provinceCode.get().Neighbours, { province })}
      </Standing>
    </>
  )
}
