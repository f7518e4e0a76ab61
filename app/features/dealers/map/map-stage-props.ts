/** The props of the dealer map, apart from the map itself, which is loaded lazily. */
import type { CountrySlug } from '#domain/dealers/dealer-places.ts'
import type { DealerPoint } from '#server/dealers/dealers.ts'

/** A place that was searched for, `radius` in km around it. */
export type SearchedPlace = { label: string; latitude: number; longitude: number; radius: number | undefined }

export type MapStageProps = {
  points: readonly DealerPoint[]
  searched: SearchedPlace | null
  /** The country that the page is about. */
  land: CountrySlug | undefined
  /** The Dutch province whose dealers these are. */
  province: string | undefined
  /** Id of the dealer under the pointer or focus, in the list or on the map. */
  highlighted: string | null
  /** The dealer that was chosen in the list; a new object is a new choice. */
  chosen: { id: string } | null
  /** Style of the street map, when the visitor asked for it. */
  streets: string | null
  onHighlight: (id: string | null) => void
  /** Called with a dealer that was pressed; returns true when the list has shown it, otherwise its page opens. */
  onChoose: (id: string) => boolean
}
