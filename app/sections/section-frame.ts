/**
 * How the bands of a page follow each other: on which ground a section lies and how much room it takes.
 * Two neighbours never share a ground, unless it is the quiet paper; on paper the second one keeps only the distance that the first one left.
 */
import type { ComponentProps } from 'react'
import type { Band } from '#app/ui/band/Band.tsx'
import type { HeroContent, SectionContent } from '#domain/pages/section.schema.ts'

type BandProps = ComponentProps<typeof Band>
export type SectionFrame = { ground: NonNullable<BandProps['ground']>; space: NonNullable<BandProps['space']> }

/** The ground that a kind of section likes best. */
const favouriteGround: Record<SectionContent['kind'], SectionFrame['ground']> = {
  story: 'paper',
  statement: 'paper',
  spread: 'paper',
  'full-bleed': 'paper',
  pair: 'paper',
  details: 'paper',
  facts: 'sunken',
  timeline: 'paper',
  steps: 'paper',
  links: 'paper',
  table: 'raised',
  prose: 'paper',
  questions: 'paper',
  invitation: 'sunken',
  'collection-finishes': 'raised',
  'collection-sizes': 'sunken',
  'collection-drawers': 'paper',
  'collection-tops': 'raised',
  'collection-mirrors': 'dark',
  'collection-model': 'paper',
}

/** Kinds that stand alone: they and what follows them keep their own distance. */
const solitary: ReadonlySet<SectionContent['kind']> = new Set(['statement', 'full-bleed'])

/** The frames of sections of these kinds, in their order; `opening` is the layout of the hero above the first one. */
export function sectionFrames(
  kinds: readonly SectionContent['kind'][],
  opening?: HeroContent['layout'],
): SectionFrame[] {
  const frames: SectionFrame[] = []
  for (const [index, kind] of kinds.entries()) {
    const before = frames[index - 1]
    const kindBefore = kinds[index - 1]
    const favourite = favouriteGround[kind]
    // The page begins on paper; only under a cover a section may bring its own ground at once.
    const ground =
      before?.ground === favourite || (before === undefined && opening !== undefined && opening !== 'cover')
        ? 'paper'
        : favourite
    const joins =
      kindBefore === undefined
        ? opening === 'plain'
        : before?.ground === ground && !solitary.has(kind) && !solitary.has(kindBefore)
    frames.push({ ground, space: joins ? 'tight' : 'normal' })
  }
  return frames
}
