/** What pages show beside their own content, taken from the content files. */
import type { Finish } from '#domain/finishes/finish.schema.ts'
import type { PageContent } from '#domain/pages/section.schema.ts'
import type { ContentFiles } from '#server/content/content-files.ts'

/** A finish as one bar of the strip on the home page. */
export type FinishBar = Pick<Finish, 'name' | 'displayName'> & { color: string }
export type HomePageData = {
  page: PageContent
  finishes: FinishBar[]
}

/** The home page with all finishes from light to dark; null without content for '/'. */
export function homePage(files: ContentFiles): HomePageData | null {
  const page = files.pages.get('/')
  return page ? { page, finishes: fromLight(files) } : null
}

/** The finishes from the lightest to the darkest. */
function fromLight({ finishes }: ContentFiles): HomePageData['finishes'] {
  return finishes
    .map(({ name, displayName, surface }) => ({ name, displayName, color: surface.color }))
    .toSorted((a, b) => brightness(b.color) - brightness(a.color))
}

/** How light a colour looks, 0 to 255, from #rrggbb (the luma weights of Rec. 709). */
export function brightness(hex: string): number {
  const [red = 0, green = 0, blue = 0] = [1, 3, 5].map((start) => Number.parseInt(hex.slice(start, start + 2), 16))
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue
}
