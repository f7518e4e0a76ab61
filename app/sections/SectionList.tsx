/** The sections of a page in their order. */
import type { HeroContent, SectionContent } from '#domain/pages/section.schema.ts'
import { Section, type SectionSlots } from './Section.tsx'
import { sectionFrames } from './section-frame.ts'

type SectionListProps = {
  sections: readonly SectionContent[]
  /** The layout of the hero above the first section. */
  opening?: HeroContent['layout']
  /** Renders the sections that are filled from the page's own data; without it they are left out. */
  slots?: SectionSlots
}

export function SectionList({ sections, opening, slots }: SectionListProps) {
  const frames = sectionFrames(
    sections.map(({ kind }) => kind),
    opening,
  )
  return sections.map((section, index) => {
    const frame = frames[index]
    return frame && <Section key={`${index}-${section.kind}`} section={section} frame={frame} slots={slots} />
  })
}
