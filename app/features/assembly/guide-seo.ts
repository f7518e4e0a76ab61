/** What a guide says to search engines. */
import { absoluteUrl } from '#domain/absolute-url.ts'
import type { Guide } from '#domain/assembly/guide.schema.ts'

/** schema.org/HowTo with a section per chapter; the time in minutes as an ISO 8601 duration. */
export function howToData(
  guide: Pick<Guide, 'path' | 'hero' | 'minutes' | 'tools' | 'chapters'>,
): Record<string, unknown> {
  return {
    '@context': 'https://schema.org',
    '@type': 'HowTo',
    name: guide.hero.title,
    totalTime: `PT${guide.minutes}M`,
    tool: guide.tools.map((name) => ({ '@type': 'HowToTool', name })),
    step: guide.chapters.map((chapter) => ({
      '@type': 'HowToSection',
      name: chapter.title,
      url: absoluteUrl(`${guide.path}#${chapter.slug}`),
      itemListElement: chapter.steps.map((step, index) => ({
        '@type': 'HowToStep',
        position: index + 1,
        name: step.title,
        text: step.text,
      })),
    })),
  }
}
