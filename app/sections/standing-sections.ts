/** The sections of a page as they go along with it: those that stand in it need no data in the browser. */
import { carryLean } from '#app/lib/carried-data.ts'
import type { SectionContent } from './section.schema.ts'

type WithSections = { path: string; sections: readonly SectionContent[] }

/** Lets `data` go along without what its sections say; `lean` puts the shortened `page` in its place there. */
export function carryWithoutSections<TPage extends WithSections>(data: object, page: TPage, lean: (page: Omit<TPage, 'sections'> & { sections: unknown }) => unknown): void {
  carryLean(data, () => lean({ ...page, sections: page.sections.map((section) => (isOfCollection(section.kind) ? section : { kind: section.kind, stands: true })) }))
}

/** True for a section that came along as its kind alone. */
export function standsInPage(section: SectionContent): boolean {
  return 'stands' in section
}

/** True for the kinds that a page fills from its own data: those are alive. */
export function isOfCollection(kind: SectionContent['kind']): boolean {
  return kind.startsWith('collection-')
}
