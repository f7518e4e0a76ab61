/** Distances over the globe between places given in degrees. */

import { formatNumber } from '#domain/dutch-number.ts'

export type Place = { latitude: number; longitude: number }

/** Mean radius of the earth in km. */
const earthRadius = 6371.0088

/** Distance in km as the crow flies, by the haversine formula. */
export function distanceInKm(from: Place, to: Place): number {
  const latitudes = radians(to.latitude - from.latitude)
  const longitudes = radians(to.longitude - from.longitude)
  const chord =
    Math.sin(latitudes / 2) ** 2 +
    Math.cos(radians(from.latitude)) * Math.cos(radians(to.latitude)) * Math.sin(longitudes / 2) ** 2
  return 2 * earthRadius * Math.asin(Math.min(1, Math.sqrt(chord)))
}

function radians(degrees: number): number {
  return (degrees * Math.PI) / 180
}

/** The `count` of `places` that are nearest to any of `origins`, nearest first, each with its distance in km. */
export function nearestPlaces<TPlace extends Place>(
  origins: readonly Place[],
  places: readonly TPlace[],
  count: number,
): { place: TPlace; km: number }[] {
  return places
    .map((place) => ({ place, km: Math.min(...origins.map((origin) => distanceInKm(origin, place))) }))
    .toSorted((a, b) => a.km - b.km)
    .slice(0, count)
}

/** '3,4 km' */
export function formatKm(km: number): string {
  return `${formatNumber(km, 1)} km`
}
