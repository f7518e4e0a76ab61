/** What a page renders in place of the sections that are filled from its own data. */
import type { ReactNode } from 'react'
import type { SectionContent, SectionOf } from './section.schema.ts'
import type { SectionFrame } from './section-frame.ts'
import type { LivingKind } from './standing-sections.ts'

type CollectionKind = Extract<SectionContent['kind'], `collection-${string}`>
type Slots<TKinds extends CollectionKind> = { [TKind in TKinds]: (content: SectionOf<TKind> & { frame: SectionFrame }) => ReactNode }

/** Of the sections in which something runs. */
export type LivingSlots = Slots<LivingKind>
/** Of those that stand. */
export type StandingSlots = Slots<Exclude<CollectionKind, LivingKind>>
