/** Folds stay as the visitor left them when the part around them is made anew. */
import type { RefCallback } from 'react'

/**
 * A ref for such a part. What is open in it when it goes is opened in the next that gets this ref; folds are told apart by their ids.
 * It only opens: a fold that the next part shows open by itself stays open.
 */
export function keptFolds(): RefCallback<HTMLElement> {
  let open: readonly string[] = []
  return (part) => {
    for (const fold of part?.querySelectorAll('details') ?? []) fold.open ||= open.includes(fold.id)
    return () => {
      open = Array.from(part?.querySelectorAll<HTMLDetailsElement>('details[id][open]') ?? [], ({ id }) => id)
    }
  }
}
