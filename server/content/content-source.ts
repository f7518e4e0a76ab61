/** What the site asks of whatever holds the editors' entries. The embedded store answers it; nothing above knows which source does. */
import type { Faq } from '#app/features/faq/faq.schema.ts'
import type { PrivacyPage } from '#app/features/legal/privacy.ts'
import type { Vacancy } from '#app/features/vacancies/vacancy.schema.ts'

export type FaqQuery = { category?: string | undefined; search?: string | undefined; featured?: boolean | undefined; page: number; pageSize: number }

export interface ContentSource {
  /** Active vacancies, newest first; always asked afresh (specification section 7). */
  listVacancies(): Promise<Vacancy[]>
  /** An active vacancy by slug, or null. */
  getVacancy(slug: string): Promise<Vacancy | null>
  /** Questions, newest first, with the number that match in all. */
  listFaqs(query: FaqQuery): Promise<{ items: Faq[]; total: number }>
  /** A question by slug, or null. */
  getFaq(slug: string): Promise<Faq | null>
  /** Distinct categories, sorted. */
  listFaqCategories(): Promise<string[]>
  /** The privacy page in the given locale, or null; `locales` is nl plus those of the localizations. */
  getPrivacyPage(locale: string): Promise<PrivacyPage | null>
}
