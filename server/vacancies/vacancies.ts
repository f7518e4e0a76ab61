/** What the vacancy pages and the feed show, taken from the content source. */
import { absoluteUrl } from '#domain/absolute-url.ts'
import { richTextToPlain } from '#domain/rich-text-plain.ts'
import { site } from '#domain/site.ts'
import { hoursOfVacancy } from '#domain/vacancies/vacancy-hours.ts'
import type { EntrySource } from '#server/content/content-source.ts'
import { reportProblem } from '#server/observe/problem-report.ts'
import { siteContext } from '#server/site-context.ts'
import { escapeXml } from '#server/pages/site-addresses.ts'

/** Active vacancies, newest first, each with the first paragraph of its description. */
export async function vacancyList(content: Pick<EntrySource, 'listVacancies'>) {
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

/** GET /vacatures/rss.xml: the vacancies as read now; 503 while they cannot be read. */
export async function vacancyFeedResponse(): Promise<Response> {
  try {
    return new Response(vacancyFeed(await vacancyList((await siteContext()).content)), {
      headers: { 'content-type': 'application/rss+xml; charset=utf-8', 'cache-control': 'no-cache' },
    })
  } catch (error) {
    reportProblem({ event: 'vacancy-feed-not-made', error })
    return new Response(null, { status: 503, headers: { 'retry-after': '10', 'cache-control': 'no-store' } })
  }
}

/** RSS 2.0; a vacancy that is opened again at the same address is the same item. */
export function vacancyFeed(vacancies: readonly VacancyLine[]): string {
  const element = (name: string, text: string, attributes = '') => `<${name}${attributes}>${escapeXml(text)}</${name}>`
  const items = vacancies.map(({ titel, slug, locatie, uren, intro, createdAt }) => {
    const url = absoluteUrl(`/vacatures/${slug}`)
    return `    <item>${element('title', `${titel}, ${locatie}, ${hoursOfVacancy(uren)}`)}${element('link', url)}${element('guid', url, ' isPermaLink="true"')}${element('description', intro)}${element('pubDate', new Date(createdAt).toUTCString())}</item>\n`
  })
  const self = `<atom:link href="${escapeXml(absoluteUrl('/vacatures/rss.xml'))}" rel="self" type="application/rss+xml"/>`
  return `<?xml version="1.0" encoding="UTF-8"?>\n<rss version="2.0" xmlns:atom="http://www.w3.org/2005/Atom">\n  <channel>\n    ${element('title', `Vacatures bij ${site.name}`)}${element('link', absoluteUrl('/vacatures'))}${element('description', 'Open plekken in werkplaats en kantoor')}${element('language', 'nl')}${self}\n${items.join('')}  </channel>\n</rss>\n`
}
