/** GET /vacatures/rss.xml: the active vacancies for readers of feeds (RSS 2.0). Asked afresh, as everywhere. */
import { hoursOfVacancy } from '#domain/vacancies/vacancy-hours.ts'
import { absoluteUrl } from '#domain/absolute-url.ts'
import { site } from '#domain/site.ts'
import { escapeXml } from './site-addresses.ts'
import { reportProblem } from '#server/observe/problem-report.ts'
import { siteContext } from '#server/site-context.ts'
import { vacancyList, type VacancyLine } from './vacancies.ts'

/** 503 while the vacancies cannot be had. */
export async function vacancyFeedAnswer(): Promise<Response> {
  try {
    return new Response(vacancyFeed(await vacancyList((await siteContext()).content)), {
      headers: { 'content-type': 'application/rss+xml; charset=utf-8', 'cache-control': 'no-cache' },
    })
  } catch (error) {
    reportProblem({ event: 'vacancy-feed-not-made', error })
    return new Response(null, { status: 503, headers: { 'retry-after': '10', 'cache-control': 'no-store' } })
  }
}

/** The feed; a vacancy that was opened again under the same address is the same item. */
export function vacancyFeed(vacancies: readonly VacancyLine[]): string {
  const element = (name: string, text: string, attributes = '') => `<${name}${attributes}>${escapeXml(text)}</${name}>`
  const items = vacancies.map(({ titel, slug, locatie, uren, intro, createdAt }) => {
    const url = absoluteUrl(`/vacatures/${slug}`)
    return `    <item>${element('title', `${titel}, ${locatie}, ${hoursOfVacancy(uren)}`)}${element('link', url)}${element('guid', url, ' isPermaLink="true"')}${element('description', intro)}${element('pubDate', new Date(createdAt).toUTCString())}</item>\n`
  })
  const self = `<atom:link href="${escapeXml(absoluteUrl('/vacatures/rss.xml'))}" rel="self" type="application/rss+xml"/>`
  return `<?xml version="1.0" encoding="UTF-8"?>\n<rss version="2.0" xmlns:atom="http://www.w3.org/2005/Atom">\n  <channel>\n    ${element('title', `Vacatures bij ${site.name}`)}${element('link', absoluteUrl('/vacatures'))}${element('description', 'Open plekken in werkplaats en kantoor')}${element('language', 'nl')}${self}\n${items.join('')}  </channel>\n</rss>\n`
}
