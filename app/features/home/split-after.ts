/** Splits the editors' sections where a list of the site's own comes between them. */
import type { SectionContent } from '#domain/pages/section.schema.ts'

/** The sections up to and including the first of `kind`, and those after it; without one of that kind all come first. */
export function splitAfter(
  sections: readonly SectionContent[],
  kind: SectionContent['kind'],
): [SectionContent[], SectionContent[]] {
  const index = sections.findIndex((section) => section.kind === kind)
  const cut = index === -1 ? sections.length : index + 1
  return [sections.slice(0, cut), sections.slice(cut)]
}
