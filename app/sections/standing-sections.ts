/** The sections of a page as they go along with it: those that stand in it need no data in the browser. */
import { carryLean } from '#app/lib/carried-data.ts'
import type { SectionContent } from './section.schema.ts'

type WithSections = { path: string; sections: readonly SectionContent[] }

/** Lets `data` go along without what its sections say; `lean` puts the shortened `page` in its place there, and leaves out what else stands in the page. */
export function carryWithoutSections<TPage extends WithSections>(data: object, page: TPage, lean: (page: Omit<TPage, 'sections'> & { sections: unknown }) => unknown): void {
  carryLean(data, () => lean({ ...page, sections: page.sections.map((section) => (isAlive(section) ? section : { kind: section.kind, stands: true })) }))
}

/** The kinds in which something runs: a choice of finishes, a model to be turned. */
export type LivingKind = 'collection-finishes' | 'collection-model'
export type LivingSection = Extract<SectionContent, { kind: LivingKind }>
export type StandingSection = Exclude<SectionContent, LivingSection>

/** True for sections of those kinds. */
export function isAlive(section: SectionContent): section is LivingSection {
  return section.kind === 'collection-finishes' || section.kind === 'collection-model'
}
