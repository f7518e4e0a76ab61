/** A Dutch province: its dealers with their addresses, and its neighbours. */
import { useSuspenseQuery } from '@tanstack/react-query'
import { PageHero } from '#app/sections/hero/PageHero.tsx'
import { Band } from '#app/ui/band/Band.tsx'
import type { ProvinceSlug } from '#domain/dealers/dealer-places.ts'
import { dealerCountInWords } from '#domain/dealers/dealer-words.ts'
import styles from './DealerFinder.module.css'
import { DealerGroups } from './DealerGroups.tsx'
import { provinceQueryOptions } from './dealer-queries.ts'
import { DealersBesideMap } from './map/DealersBesideMap.tsx'
import { PlaceIndex } from './PlaceIndex.tsx'
import { provinceTexts } from './province-texts.ts'

const pathOf = (slug: string) => `/verkooppunten/nederland/${slug}`

export function ProvincePage({ slug }: { slug: ProvinceSlug }) {
  const { data: province } = useSuspenseQuery(provinceQueryOptions(slug))
  return (
    <>
      <PageHero
        path={pathOf(slug)}
        label={province.name}
        hero={{ layout: 'plain', eyebrow: dealerCountInWords(province.total), ...provinceTexts[slug] }}
      />
      <Band space="tight" aria-label={`Verkooppunten in ${province.name}`}>
        <DealersBesideMap query={{ land: 'nederland', provincie: slug }}>
          <DealerGroups groups={province.groups} look="addresses" headed={false} />
        </DealersBesideMap>
      </Band>
      <Band ground="sunken" split={4} aria-labelledby="buren" data-print="hide">
        <h2 id="buren" className={styles['label']}>
          Net over de grens van {province.name}
        </h2>
        <PlaceIndex
          look="large"
          label="Aangrenzende provincies"
          places={province.neighbours.map((place) => ({ ...place, path: pathOf(place.slug) }))}
          hrefOf={(place) => place.path}
        />
      </Band>
    </>
  )
}
