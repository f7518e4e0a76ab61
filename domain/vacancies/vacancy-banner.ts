/** The banner 'Nieuwe vacature' (docs/rules.md, Vacancies). */
import { hoursOfVacancy } from './vacancy-hours.ts'

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

/** The banner for the active vacancies, newest first; null without any, and when the newest has no title. One vacancy is linked directly, several through the list. */
export function vacancyBanner(vacancies: readonly BannerVacancy[]): VacancyBannerContent | null {
  const [newest] = vacancies
  if (!newest || newest.titel.trim() === '') return null
  return {
    titel: newest.titel,
    locatie: newest.locatie,
    uren: hoursOfVacancy(newest.uren),
    description: cutDescription(newest.intro),
    button:
      vacancies.length > 1
        ? { label: 'Bekijk alle vacatures', href: '/vacatures' }
        : { label: 'Bekijk vacature', href: `/vacatures/${newest.slug}` },
  }
}

/** True on pages that show the banner: all but those of vacancies. */
export function showsVacancyBanner(pathname: string): boolean {
  return pathname !== '/vacatures' && !pathname.startsWith('/vacatures/')
}
