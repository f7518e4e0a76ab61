/** A page that is its content: a hero and the sections that content lists. */
import { useSuspenseQuery } from '@tanstack/react-query'
import type { ReactNode } from 'react'
import { PageHero } from '#app/sections/hero/PageHero.tsx'
import { SectionList } from '#app/sections/SectionList.tsx'
import type { SectionContent } from '#domain/pages/section.schema.ts'
import { pageLabel, pageQueryOptions } from './page-query.ts'

/**
 * `children` come between the hero and the sections (a list with filters, a form); as a function they are given the sections of the kind
 * `taken`, which they show themselves. `opening` is in the hero, under its intro; `hero` takes the place of its words.
 */
export function EditorialPage({
  path,
  hero,
  opening,
  taken,
  children,
}: {
  path: string
  hero?: { title?: string; intro?: string }
  opening?: ReactNode
  taken?: SectionContent['kind']
  children?: ReactNode | ((taken: readonly SectionContent[]) => ReactNode)
}) {
  const { data: page } = useSuspenseQuery(pageQueryOptions(path))
  if (!page) return null // the loader has thrown notFound
  const isTaken = ({ kind }: SectionContent) => kind === taken
  const [own, sections] = [page.sections.filter(isTaken), page.sections.filter((section) => !isTaken(section))]
  return (
    <>
      <PageHero path={path} hero={{ ...page.hero, ...hero }} label={pageLabel(page)}>
        {opening}
      </PageHero>
      {typeof children === 'function' ? children(own) : children}
      <SectionList sections={sections} {...(children === undefined ? { opening: page.hero.layout } : {})} />
    </>
  )
}
