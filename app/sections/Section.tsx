/** One section that stands, by its kind. */
import type { ReactNode } from 'react'
import { Details } from './details/Details.tsx'
import { Facts } from './facts/Facts.tsx'
import { FullBleed } from './full-bleed/FullBleed.tsx'
import { Invitation } from './invitation/Invitation.tsx'
import { Links } from './links/Links.tsx'
import { Pair } from './pair/Pair.tsx'
import { Prose } from './prose/Prose.tsx'
import { Questions } from './questions/Questions.tsx'
import { Spread } from './spread/Spread.tsx'
import { Statement } from './statement/Statement.tsx'
import { Steps } from './steps/Steps.tsx'
import { Story } from './story/Story.tsx'
import { Table } from './table/Table.tsx'
import { Timeline } from './timeline/Timeline.tsx'
import type { SectionFrame } from './section-frame.ts'
import type { StandingSlots } from './section-slots.ts'
import type { StandingSection } from './standing-sections.ts'

export function Section({
  section,
  frame,
  slots,
}: {
  section: StandingSection
  frame: SectionFrame
  slots: StandingSlots | undefined
}): ReactNode {
  switch (section.kind) {
    case 'story':
      return <Story {...section} frame={frame} />
    case 'statement':
      return <Statement {...section} frame={frame} />
    case 'spread':
      return <Spread {...section} frame={frame} />
    case 'full-bleed':
      return <FullBleed {...section} />
    case 'pair':
      return <Pair {...section} frame={frame} />
    case 'details':
      return <Details {...section} frame={frame} />
    case 'facts':
      return <Facts {...section} frame={frame} />
    case 'timeline':
      return <Timeline {...section} frame={frame} />
    case 'steps':
      return <Steps {...section} frame={frame} />
    case 'links':
      return <Links {...section} frame={frame} />
    case 'table':
      return <Table {...section} frame={frame} />
    case 'prose':
      return <Prose {...section} frame={frame} />
    case 'questions':
      return <Questions {...section} frame={frame} />
    case 'invitation':
      return <Invitation {...section} frame={frame} />
    case 'collection-sizes':
      return slots?.['collection-sizes']({ ...section, frame })
    case 'collection-drawers':
      return slots?.['collection-drawers']({ ...section, frame })
    case 'collection-tops':
      return slots?.['collection-tops']({ ...section, frame })
    case 'collection-mirrors':
      return slots?.['collection-mirrors']({ ...section, frame })
    default:
      return assertNever(section)
  }
}

/** A kind of section that nobody renders does not compile. */
function assertNever(section: never): never {
  throw new Error(`There is no component for the section ${JSON.stringify(section)}; add one to Section.`)
}
