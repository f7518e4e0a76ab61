/** Home: the editors' sections, with the index of collections after their gallery and all finishes after the pair of pictures. */
import { useSuspenseQuery } from '@tanstack/react-query'
import { PageHero } from '#app/sections/hero/PageHero.tsx'
import { SectionList } from '#app/sections/SectionList.tsx'
import { CollectionIndex } from './collection-index/CollectionIndex.tsx'
import { FinishStrip } from './finish-strip/FinishStrip.tsx'
import { homeQueryOptions } from './home-query.ts'
import { splitAfter } from './split-after.ts'

export function HomePage() {
  const { data: home } = useSuspenseQuery(homeQueryOptions())
  if (!home) return null // the loader has thrown notFound
  const { page, collections, finishes } = home
  const [opening, rest] = splitAfter(page.sections, 'links')
  const [middle, closing] = splitAfter(rest, 'pair')
  return (
    <>
      <PageHero path={page.path} hero={page.hero} />
      <SectionList sections={opening} opening={page.hero.layout} />
      <CollectionIndex collections={collections} />
      <SectionList sections={middle} />
      <FinishStrip finishes={finishes} />
      <SectionList sections={closing} />
    </>
  )
}
