/** Renders the sections of a page in their order. */
import type { SectionContent } from './section.schema.ts'
import { Spread } from './spread/Spread.tsx'
import { Statement } from './statement/Statement.tsx'
import { Story } from './story/Story.tsx'

export function SectionList({ sections }: { sections: readonly SectionContent[] }) {
  return sections.map((section, index) => <Section key={`${index}-${section.kind}`} section={section} />)
}

function Section({ section }: { section: SectionContent }) {
  switch (section.kind) {
    case 'story': return <Story {...section} />
    case 'statement': return <Statement {...section} />
    case 'spread': return <Spread {...section} />
    default: return null
  }
}
