/** The tables of what visitors and dealers write, as Kysely sees them. Portable types only: text ids, ISO times, integers for cents and flags. */

import type { RequestKind } from '#domain/requests/request-kinds.ts'

export type SiteDatabase = {
  /** Facts about the database itself, such as the last import of dealers. */
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
   * What leaves, written in one transaction with what it is about: mails and messages to the mailing tool ('forward') about a subscriber, mails and
   * messages to the webhook about a request. A row without `sent_at` is retried until it is sent.
   */
  outbox: {
    id: string
    letter: 'confirm' | 'welcome' | 'forward' | 'visitor' | 'maker' | 'webhook'
    subscriber_id: string | null
    request_id: string | null
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
  /** Places taken in the showroom: `slot` is its local time, '2026-12-02T10:00', `place` counts from 1. */
  showroom_place: { slot: string; place: number; request_id: string }
  /** Captcha answers and tokens that have been used. */
  spent_token: { id: string; expires_at: string }
}

/** ISO 3166 codes of the countries that have dealers. */
export type PlaceCountry = 'NL' | 'BE' | 'DE' | 'CW'
