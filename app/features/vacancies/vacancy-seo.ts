/** Meta description and structured data of a vacancy. */
import { inlineToPlain, richTextToPlain } from '#domain/rich-text-plain.ts'
import type { RichText } from '#domain/rich-text.ts'
import { absoluteUrl } from '#domain/absolute-url.ts'
import { site } from '#domain/site.ts'
import { hoursOfVacancy } from '#domain/vacancies/vacancy-hours.ts'
import type { Vacancy } from '#domain/vacancies/vacancy.schema.ts'

/** A week of this many hours or more counts as a full one. */
const fullWeek = 36

/** FULL_TIME, PART_TIME or both, by the hours a week. */
export function employmentTypes(uren: string): string[] {
  const hours = uren.split('-').map(Number)
  return [
    ...(Math.max(...hours) >= fullWeek ? ['FULL_TIME'] : []),
    ...(Math.min(...hours) < fullWeek ? ['PART_TIME'] : []),
  ]
}

/** Meta description: what, how much, where, and what the page holds. */
export function vacancyDescription({ titel, uren, locatie }: Vacancy): string {
  return `${titel}, ${hoursOfVacancy(uren)} per week in ${locatie}. Lees wat u doet en meebrengt, met salaris, vakantiedagen en rooster, en solliciteer meteen.`
}

/** The first range such as '€ 2.780 tot € 3.640 bruto per maand' in a text as a schema.org/MonetaryAmount; null without one. */
export function salaryIn(text: string): Record<string, unknown> | null {
  const [, from, to] = /€\s*([\d.]+)\s+tot\s+€\s*([\d.]+)\s+bruto per maand/.exec(text) ?? []
  if (from === undefined || to === undefined) return null
  const [minValue, maxValue] = [from, to].map((amount) => Number(amount.replaceAll('.', '')))
  return {
    '@type': 'MonetaryAmount',
    currency: 'EUR',
    value: { '@type': 'QuantitativeValue', minValue, maxValue, unitText: 'MONTH' },
  }
}

/** Rich text in the few elements that search engines keep of a posting. */
export function richTextHtml(blocks: RichText): string {
  const escaped = (text: string) => text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;').trim()
  return blocks
    .map((block) => {
      if (block.type === 'list')
        return `<ul>${block.children.map((item) => `<li>${escaped(inlineToPlain(item.children))}</li>`).join('')}</ul>`
      const text = escaped(inlineToPlain(block.children))
      return text === '' ? '' : block.type === 'heading' ? `<p><strong>${text}</strong></p>` : `<p>${text}</p>`
    })
    .join('')
}

/** schema.org/JobPosting, with what search engines require of one and the salary where it is stated. */
export function jobPostingData(vacancy: Vacancy & { placed: string }): Record<string, unknown> {
  const salary = salaryIn(richTextToPlain(vacancy.algemene_info))
  return {
    '@context': 'https://schema.org',
    '@type': 'JobPosting',
    title: vacancy.titel,
    description: richTextHtml([...vacancy.beschrijving, ...vacancy.algemene_info]),
    identifier: { '@type': 'PropertyValue', name: site.name, value: vacancy.slug },
    datePosted: vacancy.placed,
    employmentType: employmentTypes(vacancy.uren),
    directApply: true,
    ...(salary ? { baseSalary: salary } : {}),
    hiringOrganization: { '@type': 'Organization', name: site.legalName, sameAs: absoluteUrl('/') },
    jobLocation: {
      '@type': 'Place',
      address: {
        '@type': 'PostalAddress',
        ...(vacancy.locatie === site.address.city
          ? { streetAddress: site.address.street, postalCode: site.address.postcode }
          : {}),
        addressLocality: vacancy.locatie,
        addressCountry: 'NL',
      },
    },
    url: absoluteUrl(`/vacatures/${vacancy.slug}`),
  }
}
