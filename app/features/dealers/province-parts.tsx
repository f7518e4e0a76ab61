/** What stands in the page of a province, and what its head says. */
import { crumbsTo } from '#app/lib/crumbs.ts'
import type { PageSeo } from '#app/lib/seo.ts'
import { Hero } from '#app/sections/hero/Hero.tsx'
import { Band } from '#app/ui/band/Band.tsx'
import { Breadcrumbs } from '#app/ui/breadcrumbs/Breadcrumbs.tsx'
import type { ProvincePageData } from '#server/dealers/dealers.ts'
import { dealerCountInWords } from '#domain/dealers/dealer-words.ts'
import { PlaceIndex } from './PlaceIndex.tsx'
import { provinceDescription, provinceTexts } from './province-texts.ts'
import styles from './DealerFinder.module.css'

export { DealerGroups } from './DealerGroups.tsx'
export { MapWords } from './map/MapWords.tsx'

type Shown = { province: ProvincePageData }

const path = (slug: string) => `/verkooppunten/nederland/${slug}`

export function provinceSeo(province: ProvincePageData): PageSeo {
  const address = path(province.slug)
  return {
    title: `Verkooppunten in ${province.name}`,
    description: provinceDescription(province),
    path: address,
    crumbs: crumbsTo(address, province.name),
  }
}

export function ProvinceOpening({ province }: Shown) {
  return (
    <Hero
      hero={{ layout: 'plain', eyebrow: dealerCountInWords(province.total), ...provinceTexts[province.slug] }}
      crumbs={<Breadcrumbs crumbs={crumbsTo(path(province.slug), province.name)} />}
    />
  )
}

export function Neighbours({ province }: Shown) {
  return (
    <Band ground="sunken" aria-labelledby="buren" data-print="hide">
      <h2 id="buren" className={styles['label']}>
        Net over de grens van {province.name}
      </h2>
      <PlaceIndex
        look="large"
        label="Aangrenzende provincies"
        places={province.neighbours.map((place) => ({ ...place, path: path(place.slug) }))}
        hrefOf={(place) => place.path}
      />
    </Band>
  )
}
