/** Where the collection can be seen and bought. */
import type { ReactNode } from 'react'
import { DealerInvitation } from '#app/sections/dealer-invitation/DealerInvitation.tsx'
import type { SectionFrame } from '#app/sections/section-frame.ts'
import type { SectionOf } from '#app/sections/section.schema.ts'

const ways = [{ label: 'Bezoek de showroom', href: '/showroom' }]

/** `dealers`: those near the visitor. */
export function CollectionDealers({ title, text, frame, dealers }: SectionOf<'collection-dealers'> & { frame: SectionFrame; dealers: ReactNode }) {
  return <DealerInvitation title={title} text={text} links={ways} frame={frame}>{dealers}</DealerInvitation>
}
