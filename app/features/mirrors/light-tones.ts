/** The two ends of a light whose colour can be changed. Pure. */

/** '2700-6500 K' -> warm '2700 K', cool '6500 K'; null for a light of one colour or none. */
export function lightTones(kelvin: string): { warm: string; cool: string } | null {
  const found = /^(\d{4})-(\d{4})\sK$/.exec(kelvin)
  return found ? { warm: `${found[1]} K`, cool: `${found[2]} K` } : null
}
