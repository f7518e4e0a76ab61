/** The sections of a page as they go along with it: those that stand in it need no data in the browser. */
import type { SectionContent } from './section.schema.ts'

/** The page without what those say that stand in it. */
export function withoutSections<TPage extends { sections: readonly SectionContent[] }>(page: TPage): Omit<TPage, 'sections'> & { sections: unknown } {
  return { ...page, sections: page.sections.map((section) => (isAlive(section) ? section : { kind: section.kind, stands: true })) }
}

/** The kinds in which something runs: a choice of finishes, a model to be turned. */
export type LivingKind = 'collection-finishes' | 'collection-model'
export type LivingSection = Extract<SectionContent, { kind: LivingKind }>
export type StandingSection = Exclude<SectionContent, LivingSection>

/** True for sections of those kinds. */
export function isAlive(section: SectionContent): section is LivingSection {
  return section.kind === 'collection-finishes' || section.kind === 'collection-model'
}
