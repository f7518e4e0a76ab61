/** The place that a search line was understood as. */

import type { CountrySlug } from './dealer-places.ts'

/** A place to choose: its words, and what stands in the search line for it. */
export type PlaceChoice = { label: string; near: string }
export type FoundPlace =
  | {
      kind: 'place'
      /** 'Zwolle (Overijssel)', '8011 AB Zwolle', 'uw locatie' */
      label: string
      latitude: number
      longitude: number
      /** Other places of that name, or others that it may have meant. */
      alternatives: PlaceChoice[]
      /** When it is not written so anywhere: 'name', the beginning of one, or one with a typing mistake; 'postcode', one of which only the surroundings are known. */
      guessed?: 'name' | 'postcode'
    }
  /** A country, or provinces in it or in any: the list is filtered by it. */
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

/** Coordinates as they may stand in an address: to about a kilometre, which tells the neighbourhood and not the house. */
export function writeCoordinates({ latitude, longitude }: { latitude: number; longitude: number }): string {
  return `${latitude.toFixed(2)},${longitude.toFixed(2)}`
}
