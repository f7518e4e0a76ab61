/** The hero of a page, with the breadcrumbs above it, which are Dutch, everywhere but on home and on pages in another language. */
import type { ComponentProps } from 'react'
import { Breadcrumbs } from '#app/ui/breadcrumbs/Breadcrumbs.tsx'
import { hasTransparentHeader } from '#domain/pages/transparent-header.ts'
import { languageOf } from '#domain/languages.ts'
import { crumbsTo } from '#domain/site-map.ts'
import { Hero } from './Hero.tsx'

type PageHeroProps = Pick<ComponentProps<typeof Hero>, 'hero' | 'children'> & {
  path: string
  /** Of the last crumb, for paths that are not in the site map. */
  label?: string | undefined
}

export function PageHero({ path, label, hero, children }: PageHeroProps) {
  return (
    <Hero
      hero={hero}
      crumbs={path === '/' || languageOf(path) !== 'nl' ? undefined : <Breadcrumbs crumbs={crumbsTo(path, label)} />}
      underHeader={hasTransparentHeader(path)}
    >
      {children}
    </Hero>
  )
}
