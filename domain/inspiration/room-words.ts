/** The closed lists of the rooms, and how they are called. */

export const roomStyles = ['licht', 'warm', 'industrieel', 'klassiek', 'speels', 'donker'] as const
export const roomTones = ['wit', 'zand', 'hout', 'groen', 'grijs', 'zwart'] as const

/** A word as the label of a filter: 'licht' -> 'Licht'. */
export function capitalised(word: string): string {
  return word.charAt(0).toUpperCase() + word.slice(1)
}
