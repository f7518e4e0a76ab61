/** The hero of a page of which a loader fetched the code of sections: it stands. */
import { createElement, type ComponentProps } from 'react'
import { crumbsTo } from '#app/lib/crumbs.ts'
import { Standing } from '#app/ui/kept-html/Standing.tsx'
import { sectionCode } from '../section-code.ts'
import type { Hero } from './Hero.tsx'

type StandingHeroProps = Omit<ComponentProps<typeof Hero>, 'children' | 'crumbs'> & {
  /** Of the page, whose loader waited for `fetchCrumbs`. */
  path: string
  /** Of the last crumb, where the path is not a fixed one. */
  label?: string
  /** The data of the hero did not come along. */
  stands: boolean
}

export function StandingHero({ path, label, stands, ...hero }: StandingHeroProps) {
  const name = `${path} opening`
  return (
    <Standing key={name} name={name} of={undefined} stands={stands}>
      {() =>
        createElement(
          sectionCode.get().Hero,
          path === '/'
            ? hero
            : { ...hero, crumbs: createElement(sectionCode.get().Breadcrumbs, { crumbs: crumbsTo(path, label) }) },
        )
      }
    </Standing>
  )
}
