/** One section, by its kind. */
import type { ReactNode } from 'react'
import { Details } from './details/Details.tsx'
import { Facts } from './facts/Facts.tsx'
import { FullBleed } from './full-bleed/FullBleed.tsx'
import { Invitation } from './invitation/Invitation.tsx'
import { Links } from './links/Links.tsx'
import { Pair } from './pair/Pair.tsx'
import { Pictures } from './pictures/Pictures.tsx'
import { Prose } from './prose/Prose.tsx'
import { Questions } from './questions/Questions.tsx'
import { Spread } from './spread/Spread.tsx'
import { Statement } from './statement/Statement.tsx'
import { Steps } from './steps/Steps.tsx'
import { Story } from './story/Story.tsx'
import { Table } from './table/Table.tsx'
import { Timeline } from './timeline/Timeline.tsx'
import type { SectionContent, SectionOf } from '#domain/pages/section.schema.ts'
import type { SectionFrame } from './section-frame.ts'

type SlotKind = Extract<SectionContent['kind'], `collection-${string}`>

/** What a page renders for the sections that are filled from its own data. */
export type SectionSlots = {
  [TKind in SlotKind]: (content: SectionOf<TKind> & { frame: SectionFrame }) => ReactNode
}

type SectionProps = { section: SectionContent; frame: SectionFrame; slots: SectionSlots | undefined }

export function Section({ section, frame, slots }: SectionProps): ReactNode {
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
    case 'pictures':
      return <Pictures {...section} frame={frame} />
    case 'table':
      return <Table {...section} frame={frame} />
    case 'prose':
      return <Prose {...section} frame={frame} />
    case 'questions':
      return <Questions {...section} frame={frame} />
    case 'invitation':
      return <Invitation {...section} frame={frame} />
    case 'collection-finishes':
      return slots?.['collection-finishes']({ ...section, frame })
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

/** A kind without a case does not compile. */
function assertNever(section: never): never {
  throw new Error(`There is no component for the section ${JSON.stringify(section)}; add one to Section.`)
}
