/** A page that is its content: a hero and the sections that content lists. */
import { useSuspenseQuery } from '@tanstack/react-query'
import type { ReactNode } from 'react'
import { PageHero } from '#app/sections/hero/PageHero.tsx'
import { SectionList } from '#app/sections/SectionList.tsx'
import { pageLabel, pageQueryOptions } from './page-query.ts'

/** `children` come between the hero and the sections (a list with filters, a form); `opening` is in the hero, under its intro. */
export function EditorialPage({
  path,
  opening,
  children,
}: {
  path: string
  opening?: ReactNode
  children?: ReactNode
}) {
  const { data: page } = useSuspenseQuery(pageQueryOptions(path))
  if (!page) return null // the loader has thrown notFound
  return (
    <>
      <PageHero path={path} hero={page.hero} label={pageLabel(page)}>
        {opening}
      </PageHero>
      {children}
      <SectionList sections={page.sections} {...(children === undefined ? { opening: page.hero.layout } : {})} />
    </>
  )
}
