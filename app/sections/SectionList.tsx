/** Renders the sections of a page in their order. */
import { useContext, type ReactNode } from 'react'
import { EnlargeContext } from '#app/ui/gallery/Enlargeable.tsx'
import { Standing } from '#app/ui/kept-html/Standing.tsx'
import { Details } from './details/Details.tsx'
import { Facts } from './facts/Facts.tsx'
import { FullBleed } from './full-bleed/FullBleed.tsx'
import { Invitation } from './invitation/Invitation.tsx'
import { Links } from './links/Links.tsx'
import { Pair } from './pair/Pair.tsx'
import { Prose } from './prose/Prose.tsx'
import { Questions } from './questions/Questions.tsx'
import type { HeroContent, SectionContent, SectionOf } from './section.schema.ts'
import { sectionFrames, type SectionFrame } from './section-frame.ts'
import { isAlive, standsInPage } from './standing-sections.ts'
import { Spread } from './spread/Spread.tsx'
import { Statement } from './statement/Statement.tsx'
import { Steps } from './steps/Steps.tsx'
import { Story } from './story/Story.tsx'
import { Table } from './table/Table.tsx'
import { Timeline } from './timeline/Timeline.tsx'

type CollectionKind = Extract<SectionContent['kind'], `collection-${string}`>
/** What a page renders in place of the kinds that are filled from its own data. */
export type SectionSlots = { [TKind in CollectionKind]: (content: SectionOf<TKind> & { frame: SectionFrame }) => ReactNode }

type SectionListProps = {
  /** The page that they are of. */
  page: { path: string; sections: readonly SectionContent[] }
  /** Those that stand here; all of the page unless told. */
  sections?: readonly SectionContent[]
  /** The layout of the hero above the first section. */
  opening?: HeroContent['layout']
  /** Without slots the kinds that need a collection are left out. */
  slots?: SectionSlots
}

export function SectionList({ page, sections = page.sections, opening, slots }: SectionListProps) {
  const canEnlarge = useContext(EnlargeContext)
  const frames = sectionFrames(sections.map((section) => section.kind), opening)
  return sections.map((section, index) => {
    const frame = frames[index]
    if (frame === undefined) return null
    if (isAlive(section.kind)) return <Section key={`${index}-${section.kind}`} section={section} frame={frame} slots={slots} />
    const name = `${page.path} ${page.sections.indexOf(section)}`
    return (
      <Standing key={name} name={name} of={section} stands={standsInPage(section)}>
        {() => <EnlargeContext value={canEnlarge}><Section section={section} frame={frame} slots={slots} /></EnlargeContext>}
      </Standing>
    )
  })
}

function Section({ section, frame, slots }: { section: SectionContent; frame: SectionFrame; slots: SectionSlots | undefined }): ReactNode {
  switch (section.kind) {
    case 'story': return <Story {...section} frame={frame} />
    case 'statement': return <Statement {...section} frame={frame} />
    case 'spread': return <Spread {...section} frame={frame} />
    case 'full-bleed': return <FullBleed {...section} />
    case 'pair': return <Pair {...section} frame={frame} />
    case 'details': return <Details {...section} frame={frame} />
    case 'facts': return <Facts {...section} frame={frame} />
    case 'timeline': return <Timeline {...section} frame={frame} />
    case 'steps': return <Steps {...section} frame={frame} />
    case 'links': return <Links {...section} frame={frame} />
    case 'table': return <Table {...section} frame={frame} />
    case 'prose': return <Prose {...section} frame={frame} />
    case 'questions': return <Questions {...section} frame={frame} />
    case 'invitation': return <Invitation {...section} frame={frame} />
    case 'collection-finishes': return slots?.['collection-finishes']({ ...section, frame })
    case 'collection-sizes': return slots?.['collection-sizes']({ ...section, frame })
    case 'collection-drawers': return slots?.['collection-drawers']({ ...section, frame })
    case 'collection-tops': return slots?.['collection-tops']({ ...section, frame })
    case 'collection-mirrors': return slots?.['collection-mirrors']({ ...section, frame })
    case 'collection-model': return slots?.['collection-model']({ ...section, frame })
    default: return assertNever(section)
  }
}

/** A kind of section that nobody renders does not compile. */
function assertNever(section: never): never {
  throw new Error(`There is no component for the section ${JSON.stringify(section)}; add one to SectionList.`)
}
