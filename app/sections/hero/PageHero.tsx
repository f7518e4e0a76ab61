/** The hero of a page, with the breadcrumbs above it everywhere but on home. */
import type { ComponentProps } from 'react'
import { Breadcrumbs } from '#app/ui/breadcrumbs/Breadcrumbs.tsx'
import { hasTransparentHeader } from '#domain/pages/transparent-header.ts'
import { crumbsTo } from '#domain/site-map.ts'
import { Hero } from './Hero.tsx'

type PageHeroProps = Pick<ComponentProps<typeof Hero>, 'hero'> & {
  path: string
  /** Of the last crumb, for paths that are not in the site map. */
  label?: string
}

export function PageHero({ path, label, hero }: PageHeroProps) {
  return (
    <Hero
      hero={hero}
      crumbs={path === '/' ? undefined : <Breadcrumbs crumbs={crumbsTo(path, label)} />}
      underHeader={hasTransparentHeader(path)}
    />
  )
}
