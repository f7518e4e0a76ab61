/** Vacancies from the content source, always asked afresh (docs/rules.md, Vacancies). */
import { createServerFn } from '@tanstack/react-start'
import { z } from 'zod'
import { amsterdamDay } from '#domain/amsterdam-day.ts'
import { pathValue } from '#server/http/path-value.ts'
import { siteContext } from '#server/site-context.ts'
import { readBanner } from './read-banner.ts'
import { vacancyList } from './vacancies.ts'

/** Active vacancies, newest first. */
export const fetchVacancies = createServerFn({ method: 'GET' }).handler(async () =>
  vacancyList((await siteContext()).content),
)

/** An active vacancy by slug, with the day on which it was placed, 'YYYY-MM-DD', and the picture of the page with all vacancies; or null. */
export const fetchVacancy = createServerFn({ method: 'GET' })
  .validator(z.object({ slug: pathValue(120) }))
  .handler(async ({ data }) => {
    const { content, files } = await siteContext()
    const vacancy = await content.getVacancy(data.slug)
    const picture = files.pages.get('/vacatures')?.hero.picture
    return vacancy && { ...vacancy, placed: amsterdamDay(new Date(vacancy.createdAt)), picture }
  })

/** The vacancy banner, or null. */
export const fetchVacancyBanner = createServerFn({ method: 'GET' }).handler(async () =>
  readBanner((await siteContext()).content),
)
