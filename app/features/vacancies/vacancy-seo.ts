/** What a vacancy says of itself to browsers and search engines. */
import { richTextToPlain } from '#app/lib/rich-text-plain.ts'
import { absoluteUrl } from '#app/lib/seo.ts'
import { site } from '#app/lib/site.ts'
import type { Vacancy } from './vacancy.schema.ts'

/** A week of this many hours or more counts as a full one. */
const fullWeek = 36

/** '32-38 uur' (specification section 2: '{n} uur') */
export function hoursOfVacancy(uren: string): string {
  return `${uren} uur`
}

/** FULL_TIME, PART_TIME or both, by the hours a week. */
export function employmentTypes(uren: string): string[] {
  const hours = uren.split('-').map(Number)
  return [...(Math.max(...hours) >= fullWeek ? ['FULL_TIME'] : []), ...(Math.min(...hours) < fullWeek ? ['PART_TIME'] : [])]
}

/** Meta description: what, how much, where, and what the page holds. */
export function vacancyDescription({ titel, uren, locatie }: Vacancy): string {
  return `${titel}, ${hoursOfVacancy(uren)} per week in ${locatie}. Lees wat u doet en meebrengt, met salaris, vakantiedagen en rooster, en solliciteer per e-mail.`
}

/** schema.org/JobPosting */
export function jobPostingData(vacancy: Vacancy): Record<string, unknown> {
  return {
    '@context': 'https://schema.org',
    '@type': 'JobPosting',
    title: vacancy.titel,
    description: `${richTextToPlain(vacancy.beschrijving)} ${richTextToPlain(vacancy.algemene_info)}`,
    datePosted: vacancy.createdAt.slice(0, 10),
    employmentType: employmentTypes(vacancy.uren),
    hiringOrganization: { '@type': 'Organization', name: site.legalName, sameAs: absoluteUrl('/') },
    jobLocation: { '@type': 'Place', address: { '@type': 'PostalAddress', streetAddress: site.address.street, postalCode: site.address.postcode, addressLocality: site.address.city, addressCountry: 'NL' } },
    url: absoluteUrl(`/vacatures/${vacancy.slug}`),
  }
}
