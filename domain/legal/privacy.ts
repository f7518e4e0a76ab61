/** The privacy page of the content API. */
import type { RichText } from '../rich-text.ts'

export type PrivacyPage = {
  locale: string
  title: string
  statement: RichText
  updatedAt: string
  /** nl first. */
  locales: string[]
}

/** The description of the privacy page, for search engines and the site's search. */
export const privacyDescription =
  'Welke gegevens deze site verwerkt, waarom en hoe lang: bezoek, cookies, nieuwsbrief en sollicitatie. Met uw rechten en hoe u ze gebruikt.'
