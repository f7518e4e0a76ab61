/** What the vacancy pages show, taken from the content source. */
import { richTextToPlain } from '#domain/rich-text-plain.ts'
import type { EntrySource } from '#server/content/content-source.ts'

/** Active vacancies, newest first, each with the first paragraph of its description. */
export async function vacancyList(content: EntrySource) {
  return (await content.listVacancies()).map(({ titel, slug, locatie, uren, beschrijving, createdAt }) => ({
    titel,
    slug,
    locatie,
    uren,
    createdAt,
    intro: richTextToPlain(beschrijving.filter((block) => block.type === 'paragraph').slice(0, 1)),
  }))
}
export type VacancyLine = Awaited<ReturnType<typeof vacancyList>>[number]
