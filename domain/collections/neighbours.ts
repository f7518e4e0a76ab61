/** The other collections at the foot of a collection's page. */

type Member = { slug: string; brand: string }

/** Up to `count` others, from the next one round: those of the same brand first. */
export function neighbours<TMember extends Member>(all: readonly TMember[], slug: string, count = 3): TMember[] {
  const own = all.findIndex((member) => member.slug === slug)
  const round = [...all.slice(own + 1), ...all.slice(0, Math.max(own, 0))].filter((member) => member.slug !== slug)
  const brand = all[own]?.brand
  return [
    ...round.filter((member) => member.brand === brand),
    ...round.filter((member) => member.brand !== brand),
  ].slice(0, count)
}
