/** What the vacancy banner says, and on which pages it is hidden. */
import { hoursOfVacancy } from '#domain/vacancies/vacancy-hours.ts'

/** Longer descriptions are cut after this many characters. */
const descriptionLength = 120

type BannerVacancy = { titel: string; slug: string; locatie: string; uren: string; intro: string }
export type VacancyBannerContent = {
  titel: string
  locatie: string
  /** '{n} uur' */ uren: string
  description: string
  button: { label: string; href: string }
}

/** The first `length` characters and '...' of a longer text. */
export function cutDescription(text: string, length: number = descriptionLength): string {
  return text.length > length ? `${text.slice(0, length)}...` : text
}

/**
 * The banner on the page at `pathname` for the active vacancies, newest first; null where none is shown: on /vacatures pages,
 * and when the newest vacancy has no title. One vacancy is linked directly, several through the list.
 */
export function vacancyBanner(vacancies: readonly BannerVacancy[], pathname: string): VacancyBannerContent | null {
  const [first] = vacancies
  if (!first || first.titel.trim() === '' || pathname === '/vacatures' || pathname.startsWith('/vacatures/'))
    return null
  return {
    titel: first.titel,
    locatie: first.locatie,
    uren: hoursOfVacancy(first.uren),
    description: cutDescription(first.intro),
    button:
      vacancies.length > 1
        ? { label: 'Bekijk alle vacatures', href: '/vacatures' }
        : { label: 'Bekijk vacature', href: `/vacatures/${first.slug}` },
  }
}
