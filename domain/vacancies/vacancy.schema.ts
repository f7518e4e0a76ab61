/** A vacancy (docs/rules.md, Vacancies): content/vacancies.json */
import { z } from 'zod'
import { richTextSchema } from '../rich-text.ts'

export const vacancySchema = z.strictObject({
  titel: z.string().min(4),
  slug: z.string().regex(/^[a-z0-9-]+$/),
  locatie: z.string().min(2),
  /** Hours a week, as printed before 'uur': '32-40'. */
  uren: z.string().regex(/^\d{1,2}(-\d{1,2})?$/),
  beschrijving: richTextSchema,
  /** Salary range, conditions, how to apply. */
  algemene_info: richTextSchema,
  actief: z.boolean(),
  createdAt: z.iso.datetime(),
})
export type Vacancy = z.output<typeof vacancySchema>
