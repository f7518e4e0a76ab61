/** The meaning of what was typed into the search field. */
import type { CountrySlug } from './dealer-places.ts'

/** A place to choose: its label, and the text that searches for it. */
export type PlaceChoice = { label: string; near: string }
export type FoundPlace =
  | {
      kind: 'place'
      /** 'Zwolle (Overijssel)', '8011 AB Zwolle', 'uw locatie' */
      label: string
      latitude: number
      longitude: number
      /** Other places of that name, and others that may have been meant. */
      alternatives: PlaceChoice[]
      /** When there is no exact match: 'name' for the beginning of a name or a typing error, 'postcode' for one of which only the area is known. */
      guessed?: 'name' | 'postcode'
    }
  /** A country, or provinces in it or in any, which filter the list. */
  | { kind: 'area'; name: string; land?: CountrySlug; provincies?: readonly string[] }
  /** Part of the name of a dealer. */
  | { kind: 'name' }
  | { kind: 'unknown' }

/** '52.51,6.09' as a place, in degrees; null for anything else. */
export function readCoordinates(text: string): { latitude: number; longitude: number } | null {
  const found = /^\s*(-?\d{1,2}(?:\.\d{1,6})?),\s*(-?\d{1,3}(?:\.\d{1,6})?)\s*$/.exec(text)
  const latitude = Number(found?.[1]),
    longitude = Number(found?.[2])
  return found && Math.abs(latitude) <= 90 && Math.abs(longitude) <= 180 ? { latitude, longitude } : null
}

/** Coordinates for an address, rounded to about a kilometre so that they do not give away the house. */
export function writeCoordinates({ latitude, longitude }: { latitude: number; longitude: number }): string {
  return `${latitude.toFixed(2)},${longitude.toFixed(2)}`
}
