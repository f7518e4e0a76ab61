/** The finish that a collection's furniture is shown in. Pure. */
import type { CollectionPageData } from '#server/pages/collections.ts'

/** The one that the address names, the pictured one where it names none of them. */
export function shownFinish(
  { finishes, pictured }: Pick<CollectionPageData, 'finishes' | 'pictured'>,
  chosen: string | undefined,
): CollectionPageData['finishes'][number] | undefined {
  const named = (name: string | undefined) => finishes.find((finish) => finish.name === name)
  return named(chosen) ?? named(pictured) ?? finishes[0]
}
