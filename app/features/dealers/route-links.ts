/** The way to a place, for the pages of dealers and of the maker. */

/** Links to a route on three map sites. */
export function routeLinks(branch: {
  Naam: string
  latitude: number
  longitude: number
}): { label: string; href: string }[] {
  const place = `${branch.latitude},${branch.longitude}`
  return [
    { label: 'Google Maps', href: `https://www.google.com/maps/dir/?api=1&destination=${place}` },
    { label: 'Apple Kaarten', href: `https://maps.apple.com/?daddr=${place}&q=${encodeURIComponent(branch.Naam)}` },
    { label: 'OpenStreetMap', href: `https://www.openstreetmap.org/directions?to=${place.replace(',', '%2C')}` },
  ]
}
