/** Home: the editors' sections, with all finishes after the details. */
import { useSuspenseQuery } from '@tanstack/react-query'
import { PageHero } from '#app/sections/hero/PageHero.tsx'
import { SectionList } from '#app/sections/SectionList.tsx'
import { StructuredData } from '#app/ui/structured-data/StructuredData.tsx'
import { FinishStrip } from './finish-strip/FinishStrip.tsx'
import { homeQueryOptions } from './home-query.ts'
import { siteData } from './home-seo.ts'
import { splitAfter } from './split-after.ts'

export function HomePage() {
  const { data: home } = useSuspenseQuery(homeQueryOptions())
  if (!home) return null // the loader has thrown notFound
  const { page, finishes } = home
  const [opening, closing] = splitAfter(page.sections, 'details')
  return (
    <>
      <PageHero path={page.path} hero={page.hero} />
      <SectionList sections={opening} opening={page.hero.layout} />
      <FinishStrip finishes={finishes} />
      <SectionList sections={closing} />
      <StructuredData of={null} as={siteData} />
    </>
  )
}
