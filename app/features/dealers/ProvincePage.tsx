/** A Dutch province: its dealers with their addresses, and the provinces around it. */
import { useSuspenseQuery } from '@tanstack/react-query'
import { Hero } from '#app/sections/hero/Hero.tsx'
import { Band } from '#app/ui/band/Band.tsx'
import { StandingCrumbs } from '#app/ui/breadcrumbs/StandingCrumbs.tsx'
import { DealerGroups } from './DealerGroups.tsx'
import { dealerCountInWords } from './dealer-list.ts'
import type { ProvinceSlug } from './dealer-places.ts'
import { provinceQueryOptions } from './dealer-query.ts'
import { DealersBesideMap } from './map/DealersBesideMap.tsx'
import { PlaceIndex } from './PlaceIndex.tsx'
import { provinceTexts } from './province-texts.ts'
import styles from './DealerFinder.module.css'

export function ProvincePage({ slug }: { slug: ProvinceSlug }) {
  const { data: province } = useSuspenseQuery(provinceQueryOptions(slug))
  const path = (name: string) => `/verkooppunten/nederland/${name}`
  return (
    <>
      <Hero hero={{ layout: 'plain', eyebrow: dealerCountInWords(province.total), ...provinceTexts[slug] }} crumbs={<StandingCrumbs path={path(slug)} label={province.name} />} />
      <Band space="tight" aria-label={`Verkooppunten in ${province.name}`}>
        <DealersBesideMap query={{ land: 'nederland', provincie: slug }}>
          <DealerGroups groups={province.groups} look="addresses" headed={false} />
        </DealersBesideMap>
      </Band>
      <Band ground="sunken" aria-labelledby="buren" data-print="hide">
        <h2 id="buren" className={styles['label']}>Net over de grens van {province.name}</h2>
        <PlaceIndex look="large" label="Aangrenzende provincies" places={province.neighbours.map((place) => ({ ...place, path: path(place.slug) }))} hrefOf={(place) => place.path} />
      </Band>
    </>
  )
}
