/** The sections of a page as they go along with it: those that stand in it need no data in the browser. */
import type { SectionFrame } from './section-frame.ts'
import type { SectionContent } from '#domain/pages/section.schema.ts'

/** The page without what those say that stand in it; of those in which something runs go the `frames` along, where they are told of all. */
export function withoutSections<TPage extends { sections: readonly SectionContent[] }>(
  page: TPage,
  frames?: readonly SectionFrame[],
): Omit<TPage, 'sections'> & { sections: unknown } {
  return {
    ...page,
    sections: page.sections.map((section, index) =>
      isAlive(section) ? { ...section, frame: frames?.[index] } : { kind: section.kind, stands: true },
    ),
  }
}

/** The kinds in which something runs: a choice of finishes, a model to be turned. */
export type LivingSection = Extract<SectionContent, { kind: 'collection-finishes' | 'collection-model' }>
export type StandingSection = Exclude<SectionContent, LivingSection>

/** The frame that came along with it. */
export function carriedFrame(section: LivingSection & { frame?: SectionFrame }): SectionFrame | undefined {
  return section.frame
}

/** True for sections of those kinds. */
export function isAlive(section: SectionContent): section is LivingSection {
  return section.kind === 'collection-finishes' || section.kind === 'collection-model'
}
