/** What a page renders in place of the sections that are filled from its own data and stand. */
import type { ReactNode } from 'react'
import type { SectionOf } from '#domain/pages/section.schema.ts'
import type { SectionFrame } from './section-frame.ts'
import type { StandingSection } from './standing-sections.ts'

export type StandingSlots = {
  [TKind in Extract<StandingSection['kind'], `collection-${string}`>]: (
    content: SectionOf<TKind> & { frame: SectionFrame },
  ) => ReactNode
}
