/** The hero of a page of which a loader fetched the code of sections: it stands. */
import { createElement, type ComponentProps } from 'react'
import { Standing } from '#app/ui/kept-html/Standing.tsx'
import { sectionCode } from '../section-code.ts'
import type { Hero } from './Hero.tsx'

type StandingHeroProps = Omit<ComponentProps<typeof Hero>, 'children'> & {
  /** Of the page. */
  path: string
  /** The data of the hero did not come along. */
  stands: boolean
}

export function StandingHero({ path, stands, ...hero }: StandingHeroProps) {
  const name = `${path} opening`
  return <Standing key={name} name={name} of={undefined} stands={stands}>{() => createElement(sectionCode.get().Hero, hero)}</Standing>
}
