/** Renders the sections of a page in their order. */
import { createElement, useContext, type ReactNode } from 'react'
import { EnlargeContext } from '#app/ui/gallery/enlarge-context.ts'
import { Standing } from '#app/ui/kept-html/Standing.tsx'
import type { HeroContent, SectionContent } from './section.schema.ts'
import { sectionCode } from './section-code.ts'
import { sectionFrames, type SectionFrame } from './section-frame.ts'
import type { LivingSlots, StandingSlots } from './section-slots.ts'
import { standsInPage } from '#app/lib/carried-data.ts'
import { isAlive, type LivingSection } from './standing-sections.ts'

type SectionListProps = {
  /** The page that they are of. */
  page: { path: string; sections: readonly SectionContent[] }
  /** Those that stand here; all of the page unless told. */
  sections?: readonly SectionContent[]
  /** The layout of the hero above the first section. */
  opening?: HeroContent['layout']
  /** Without slots the kinds that need a collection are left out. */
  living?: LivingSlots
  /** Asked for when a part is made, not where it stands already. */
  standing?: () => StandingSlots
}

export function SectionList({ page, sections = page.sections, opening, living, standing }: SectionListProps) {
  const canEnlarge = useContext(EnlargeContext)
  const frames = sectionFrames(sections.map((section) => section.kind), opening)
  return sections.map((section, index) => {
    const frame = frames[index]
    if (frame === undefined) return null
    if (isAlive(section)) return living && <Living key={`${index}-${section.kind}`} section={section} frame={frame} slots={living} />
    const name = `${page.path} ${page.sections.indexOf(section)}`
    return (
      <Standing key={name} name={name} of={section} stands={standsInPage(section)}>
        {() => <EnlargeContext value={canEnlarge}>{createElement(sectionCode.get().Section, { section, frame, slots: standing?.() })}</EnlargeContext>}
      </Standing>
    )
  })
}

function Living({ section, frame, slots }: { section: LivingSection; frame: SectionFrame; slots: LivingSlots }): ReactNode {
  return section.kind === 'collection-finishes' ? slots['collection-finishes']({ ...section, frame }) : slots['collection-model']({ ...section, frame })
}
