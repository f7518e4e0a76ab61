/** What the map of dealers is given. */
import type { DealerPoint } from '#server/dealers/dealers.ts'

/** A place that was searched for, `radius` in km around it. */
export type SoughtPlace = { label: string; latitude: number; longitude: number; radius: number | undefined }

export type MapStageProps = {
  points: readonly DealerPoint[]
  sought: SoughtPlace | null
  /** The Dutch province whose dealers these are. */
  province: string | undefined
  /** The dealer that pointer or focus is on, in the list or on the map. */
  lit: string | null
  /** The dealer that was chosen in the list; a new object is a new choice. */
  chosen: { id: string } | null
  /** Style of the street map that the visitor asked for. */
  streets: string | null
  onLight: (id: string | null) => void
  /** A dealer was pressed; true when the list has shown it, otherwise its page opens. */
  onChoose: (id: string) => boolean
}
