/** The tables, as Kysely sees them. Portable types only: text ids, ISO times, integers for cents and flags. */

export type Database = {
  /** Small facts about the store itself, such as the hash of what it was filled from. */
  store_fact: { key: string; value: string }
  /** An entry of an editor: questions, vacancies, the privacy page. `body` is JSON of the type's schema. */
  content_entry: {
    id: string
    type: 'faq' | 'vacature' | 'privacy-page'
    slug: string
    locale: string
    position: number
    body: string
    created_at: string
    updated_at: string
  }
  dealer: {
    id: string
    slug: string
    position: number
    naam: string
    adres: string
    postcode: string
    plaats: string
    land: string
    provincie: string
    latitude: number | null
    longitude: number | null
    actief: number
    /** JSON of what goes beyond the specification's fields: telephone, website, hours, collections. */
    details: string
  }
}
