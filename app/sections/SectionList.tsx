/** Renders the sections of a page in their order. */
import { createElement, Fragment, useContext, type ReactNode } from 'react'
import { EnlargeContext } from '#app/ui/gallery/enlarge-context.ts'
import { Standing } from '#app/ui/kept-html/Standing.tsx'
import type { HeroContent, SectionContent } from '#domain/pages/section.schema.ts'
import { sectionCode } from './section-code.ts'
import type { SectionFrame } from './section-frame.ts'
import type { StandingSlots } from './section-slots.ts'
import { standsInPage } from '#app/lib/carried-data.ts'
import { carriedFrame, isAlive, type LivingSection } from './standing-sections.ts'

type SectionListProps = {
  /** The page that they are of. */
  page: { path: string; sections: readonly SectionContent[] }
  /** Those that stand here; all of the page unless told. */
  sections?: readonly SectionContent[]
  /** The layout of the hero above the first section. */
  opening?: HeroContent['layout']
  /** Renders a section in which something runs; without it they are left out. */
  living?: (section: LivingSection, frame: SectionFrame) => ReactNode
  /** Asked for when a part is made, not where it stands already. */
  standing?: () => StandingSlots
}

export function SectionList({ page, sections = page.sections, opening, living, standing }: SectionListProps) {
  const canEnlarge = useContext(EnlargeContext)
  const frameOf = (index: number) =>
    sectionCode.get().sectionFrames(
      sections.map(({ kind }) => kind),
      opening,
    )[index]
  return sections.map((section, index) => {
    if (isAlive(section)) {
      const frame = living && (carriedFrame(section) ?? frameOf(index))
      return frame && <Fragment key={`${index}-${section.kind}`}>{living(section, frame)}</Fragment>
    }
    const name = `${page.path} ${page.sections.indexOf(section)}`
    return (
      <Standing key={name} name={name} of={section} stands={standsInPage(section)}>
        {() => {
          const frame = frameOf(index)
          return (
            frame && (
              <EnlargeContext value={canEnlarge}>
                {createElement(sectionCode.get().Section, { section, frame, slots: standing?.() })}
              </EnlargeContext>
            )
          )
        }}
      </Standing>
    )
  })
}
