/** Keeps <details> elements open when the element around them is replaced. */
import type { RefCallback } from 'react'

/**
 * A ref for the element around them: a <details> that is open when its element is removed is opened, by id, in the next element with this ref.
 */
export function keepDetailsOpen(): RefCallback<HTMLElement> {
  let open: readonly string[] = []
  return (part) => {
    for (const fold of part?.querySelectorAll('details') ?? []) fold.open ||= open.includes(fold.id)
    return () => {
      open = Array.from(part?.querySelectorAll<HTMLDetailsElement>('details[id][open]') ?? [], ({ id }) => id)
    }
  }
}
