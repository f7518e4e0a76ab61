/** Where the collection can be seen and bought. */
import { Invitation } from '#app/sections/invitation/Invitation.tsx'
import type { SectionFrame } from '#app/sections/section-frame.ts'
import type { SectionOf } from '#app/sections/section.schema.ts'

const ways = [{ label: 'Zoek een verkooppunt', href: '/verkooppunten' }, { label: 'Bezoek de showroom', href: '/showroom' }]

export function CollectionDealers({ title, text, frame }: SectionOf<'collection-dealers'> & { frame: SectionFrame }) {
  return <Invitation title={title} {...(text === undefined ? {} : { text })} links={ways} frame={frame} />
}
