/** Where lists of the site's own stand between the editors' sections. */
import type { SectionContent } from '#domain/pages/section.schema.ts'

/** The sections up to and including the first of `kind`, and those behind it; without one of that kind all stand before. */
export function splitAfter(
  sections: readonly SectionContent[],
  kind: SectionContent['kind'],
): [SectionContent[], SectionContent[]] {
  const index = sections.findIndex((section) => section.kind === kind)
  const cut = index === -1 ? sections.length : index + 1
  return [sections.slice(0, cut), sections.slice(cut)]
}
