/**
 * The ground and vertical space of each section of a page. Neighbours never share a ground other than paper.
 */
import type { ComponentProps } from 'react'
import type { Band } from '#app/ui/band/Band.tsx'
import type { HeroContent, SectionContent, SectionOf } from '#domain/pages/section.schema.ts'

type BandProps = ComponentProps<typeof Band>
export type SectionFrame = { ground: NonNullable<BandProps['ground']>; space: NonNullable<BandProps['space']> }

/** The content of a section with its frame. */
export type SectionProps<TKind extends SectionContent['kind']> = SectionOf<TKind> & { frame?: SectionFrame }

/** The ground of a section unless its neighbour has the same. */
const preferredGround: Record<SectionContent['kind'], SectionFrame['ground']> = {
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
  pictures: 'paper',
  table: 'raised',
  prose: 'paper',
  questions: 'paper',
  invitation: 'sunken',
  'collection-finishes': 'raised',
  'collection-sizes': 'sunken',
  'collection-drawers': 'paper',
  'collection-tops': 'raised',
  'collection-mirrors': 'dark',
}

/** The frames of sections of these kinds, in their order; `opening` is the layout of the hero above the first one. */
export function sectionFrames(
  kinds: readonly SectionContent['kind'][],
  opening?: HeroContent['layout'],
): SectionFrame[] {
  const frames: SectionFrame[] = []
  for (const [index, kind] of kinds.entries()) {
    const before = frames[index - 1]
    const preferred = preferredGround[kind]
    // A page begins on paper, except under a cover.
    const ground =
      before?.ground === preferred || (before === undefined && opening !== undefined && opening !== 'cover')
        ? 'paper'
        : preferred
    // Facts at the top belong to the title of the page.
    const joins = index === 0 && opening === 'plain' && kind === 'facts'
    frames.push({ ground, space: joins ? 'tight' : 'normal' })
  }
  return frames
}
