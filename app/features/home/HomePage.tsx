/** Home: the editors' sequence of sections, with the index of collections behind their gallery and all finishes behind the pair of pictures. */
import { useSuspenseQuery } from '@tanstack/react-query'
import { hasTransparentHeader } from '#domain/pages/transparent-header.ts'
import { StandingHero } from '#app/sections/hero/StandingHero.tsx'
import { SectionList } from '#app/sections/SectionList.tsx'
import { standsInPage } from '#app/lib/carried-data.ts'
import { Standing } from '#app/ui/kept-html/Standing.tsx'
import { CollectionIndex } from './collection-index/CollectionIndex.tsx'
import { FinishStrip } from './finish-strip/FinishStrip.tsx'
import { homeQueryOptions } from './home-query.ts'
import { splitAfter } from './split-after.ts'

export function HomePage() {
  const { data: home } = useSuspenseQuery(homeQueryOptions())
  if (!home) return null // the loader has answered 404 already
  const { page, collections, finishes } = home,
    stands = standsInPage(home)
  const [opening, rest] = splitAfter(page.sections, 'links')
  const [middle, closing] = splitAfter(rest, 'pair')
  return (
    <>
      <StandingHero path={page.path} stands={stands} hero={page.hero} underHeader={hasTransparentHeader(page.path)} />
      <SectionList page={page} sections={opening} opening={page.hero.layout} />
      <Standing name="namen van collecties" of={page} stands={stands}>
        {() => <CollectionIndex collections={collections} />}
      </Standing>
      <SectionList page={page} sections={middle} />
      <FinishStrip finishes={finishes} of={page} stands={stands} />
      <SectionList page={page} sections={closing} />
    </>
  )
}
