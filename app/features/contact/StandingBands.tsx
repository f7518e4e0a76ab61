/** How to reach the maker, or where it is. */
import { createElement } from 'react'
import { Standing } from '#app/ui/kept-html/Standing.tsx'
import { bandsStand, contactCode, type Bands } from './bands.ts'

export function StandingBands({ bands }: { bands: Bands }) {
  return (
    <Standing name={bands} of={contactCode} stands={bandsStand(bands)}>
      {() => createElement(contactCode.get()[bands])}
    </Standing>
  )
}
