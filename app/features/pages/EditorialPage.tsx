/** A page that is its content: a hero and the sections that content lists. */
import { useSuspenseQuery } from '@tanstack/react-query'
import type { ReactNode } from 'react'
import { hasTransparentHeader } from '#domain/pages/transparent-header.ts'
import { standsInPage } from '#app/lib/carried-data.ts'
import { StandingHero } from '#app/sections/hero/StandingHero.tsx'
import { SectionList } from '#app/sections/SectionList.tsx'
import { pageQueryOptions } from './page-query.ts'

/** `children` stand between the hero and the sections (a list with filters, a form). */
export function EditorialPage({ path, children }: { path: string; children?: ReactNode }) {
  const { data: page } = useSuspenseQuery(pageQueryOptions(path))
  if (!page) return null // the loader has answered 404 already
  return (
    <>
      <StandingHero path={path} stands={standsInPage(page)} hero={page.hero} underHeader={hasTransparentHeader(path)} />
      {children}
      <SectionList page={page} {...(children === undefined ? { opening: page.hero.layout } : {})} />
    </>
  )
}
