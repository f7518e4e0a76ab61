/** The tables, as Kysely sees them. Portable types only: text ids, ISO times, integers for cents and flags. */

import type { RequestKind } from '#domain/requests/request-kinds.ts'

/** The embedded SQLite store: content and catalogue, and the tables of the site as well when no PostgreSQL database is configured. */
export type Database = SiteDatabase & {
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
  /** Categories, collections, features and materials of the shop catalogue. */
  catalogue_entry: {
    kind: CatalogueKind
    slug: string
    name: string
    is_active: number
    sort_order: number
    description: string
  }
  color_texture: {
    name: string
    color_name: string
    hex_code: string
    texture_image: string | null
    material: string | null
    surface_finish: string
    position: number
  }
  product: {
    slug: string
    name: string
    description: string
    short_description: string
    brand: string
    model: string
    is_active: number
    is_new: number
    is_featured: number
    /** Picture slots as JSON, without file sizes. */
    featured_image: string | null
    gallery: string
    technical_drawing: string | null
    created_at: string
  }
  /** The categories, collections and features of a product. */
  product_entry: { product_slug: string; kind: CatalogueKind; slug: string; position: number }
  variant: {
    article: string
    product_slug: string
    position: number
    price: number
    compare_price: number | null
    is_active: number
    track_inventory: number
    stock_quantity: number
    low_stock_threshold: number | null
    width: number | null
    height: number | null
    depth: number | null
    diameter: number | null
    images: string
    model_3d: string | null
    technical_drawing: string | null
  }
  variant_color_texture: { article: string; name: string; position: number }
  variant_material: { article: string; slug: string; position: number }
}

/** The tables of the site: in the embedded store, or in the PostgreSQL database that several processes share. */
export type SiteDatabase = {
  /** Facts about the store itself, such as the hash of what it was filled from. */
  store_fact: { key: string; value: string }
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
    /** JSON of the fields that are this site's own: telephone, website, email, hours, collections. */
    details: string
  }
  /** Postcodes with their town, from an imported GeoNames file; `postcode` without spaces, in capitals. */
  postcode_place: {
    country: PlaceCountry
    postcode: string
    name: string
    region: string
    latitude: number
    longitude: number
  }
  /** A subscriber, pending or confirmed. `email` is as typed, `email_key` identifies it. */
  subscriber: {
    id: string
    email: string
    email_key: string
    type: 'Particulier' | 'Bedrijf'
    language: 'Nederlands' | 'Engels'
    state: 'pending' | 'confirmed' | 'unsubscribed'
    asked_at: string
    confirmed_at: string | null
    unsubscribed_at: string | null
  }
  /** Proof of consent: one row per step, never changed. */
  newsletter_consent: {
    id: string
    subscriber_id: string
    kind: 'asked' | 'confirmed' | 'withdrawn'
    at: string
    text_version: string
    source_page: string
    type: string
    language: string
  }
  /** The links in emails, by the SHA-256 of their token. */
  newsletter_token: {
    hash: string
    subscriber_id: string
    purpose: 'confirm' | 'unsubscribe'
    expires_at: string | null
  }
  /**
   * The outbox, written in one transaction with what it is about: emails, and messages to the mailing tool
   * ('forward'). A row without `sent_at` is retried until it is sent.
   */
  mail_outbox: {
    id: string
    subscriber_id: string
    letter: 'confirm' | 'welcome' | 'forward'
    created_at: string
    attempts: number
    next_attempt_at: string
    sent_at: string | null
    last_error: string | null
  }
  /**
   * What a visitor asked for. `id` is the reference in mails; `form_hash` the SHA-256 of the form's token, so that a form
   * sent twice is stored once; `version` counts changes from 1; `body` is JSON of `StoredRequest`.
   */
  request: {
    id: string
    kind: RequestKind
    form_hash: string
    email: string
    email_key: string
    state: 'open' | 'cancelled'
    version: number
    body: string
    received_at: string
    keep_until: string
  }
  /** The links to the status of a request, by the SHA-256 of their token. */
  request_link: { hash: string; request_id: string }
  /** The PDF of an offer, in base64. */
  request_paper: { request_id: string; filename: string; content: string }
  /** The outbox of the requests: mails to the visitor and to the maker or dealer, and messages to the webhook. */
  request_outbox: {
    id: string
    request_id: string
    letter: 'visitor' | 'maker' | 'webhook'
    created_at: string
    attempts: number
    next_attempt_at: string
    sent_at: string | null
    last_error: string | null
  }
  /** Places taken in the showroom: `slot` is its local time, '2026-12-02T10:00', `place` counts from 1. */
  showroom_place: { slot: string; place: number; request_id: string }
  /** Captcha answers and tokens that have been used. */
  spent_token: { id: string; expires_at: string }
}

/** ISO 3166 codes of the countries that have dealers. */
export type PlaceCountry = 'NL' | 'BE' | 'DE' | 'CW'

export type CatalogueKind = 'category' | 'collection' | 'feature' | 'material'
