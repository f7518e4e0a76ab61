/** Vacancies from the content source, always asked afresh (docs/rules.md, Vacancies). */
import { createServerFn } from '@tanstack/react-start'
import { z } from 'zod'
import { vacancyBanner } from '#domain/vacancies/vacancy-banner.ts'
import { withinTime } from '#server/cache/with-timeout.ts'
import { reportProblem } from '#server/observe/problem-report.ts'
import { pathValue } from '#server/http/path-value.ts'
import { siteContext } from '#server/site-context.ts'
import { vacancyList } from './vacancies.ts'

/** Active vacancies, newest first. */
export const fetchVacancies = createServerFn({ method: 'GET' }).handler(async () =>
  vacancyList((await siteContext()).content),
)

/** An active vacancy by slug, or null. */
export const fetchVacancy = createServerFn({ method: 'GET' })
  .validator(z.object({ slug: pathValue(120) }))
  .handler(async ({ data }) => (await siteContext()).content.getVacancy(data.slug))

/** ms that the vacancies may take: every page waits for the banner. */
const bannerTimeoutMs = 1_500

/** The vacancy banner, or null; also null when vacancies cannot be read in time, which is logged (docs/rules.md, Vacancies). */
export const fetchVacancyBanner = createServerFn({ method: 'GET' }).handler(async () => {
  try {
    return vacancyBanner(await withinTime(vacancyList((await siteContext()).content), bannerTimeoutMs))
  } catch (error) {
    reportProblem({ event: 'no-vacancy-banner', error })
    return null
  }
})
