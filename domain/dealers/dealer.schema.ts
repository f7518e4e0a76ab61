/** A dealer (docs/rules.md, Dealers): content/dealers.json, later the database. */
import { z } from 'zod'
import { reference } from '../reference.ts'
import { dealerCountries } from './dealer-places.ts'

/** 'ma 09:00-17:30', 'za 10:00-17:00', 'zo gesloten'; one entry per day from Monday. A form of times in the content server (docs/cms.md). */
export const openingHoursSchema = z
  .array(z.string().regex(/^(ma|di|wo|do|vr|za|zo) (gesloten|\d{2}:\d{2}-\d{2}:\d{2})$/))
  .length(7)
  .meta({ form: 'week' })

export const dealerSchema = z.strictObject({
  /** May be empty in the source; such a record is never shown. */
  Naam: z.string(),
  Adres: z.string(),
  Postcode: z.string(),
  Plaats: z.string(),
  Land: z.enum(dealerCountries),
  /** One of the twelve for Nederland, the region or Bundesland elsewhere. */
  Provincie: z.string(),
  latitude: z.number().min(-90).max(90).nullable(),
  longitude: z.number().min(-180).max(180).nullable(),
  Actief: z.union([z.literal(0), z.literal(1)]),
  /** Fields of this site, all optional: */
  telefoon: z.string().optional(),
  website: z.url().optional(),
  /** Where requests for an offer go; never shown. */
  email: z.email().optional(),
  openingstijden: openingHoursSchema.optional(),
  collecties: z.array(reference('collection-page', z.string())).optional(),
})
export type Dealer = z.output<typeof dealerSchema>
/** The fields of a record that are this site's own. */
export type DealerDetails = Pick<Dealer, 'telefoon' | 'website' | 'email' | 'openingstijden' | 'collecties'>
