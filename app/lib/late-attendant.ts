/**
 * What attends to parts that stand in the page, whoever made them: one listener for all hearts, one for all galleries. Its code comes when the page is idle,
 * or as soon as somebody touches such a part; what was clicked or pressed until then is held, and happens once the code is there.
 */
import { idle } from './idle.ts'

type Attend = (part: Element) => void

type Late = {
  /** Brings the code, which says by itself that it is there (`arrive`). */
  load: () => Promise<unknown>
  /** True for what it will answer to: a click on `target`, or a `key` that is pressed there. */
  answersTo: (target: Element, key: string | undefined) => boolean
  /** False when others hold what happens before (hearts, which must outlive their page). */
  holds?: boolean
  /** True when it is wanted before the page is idle. */
  isUrgent?: () => boolean
}

export function createLateAttendant({ load, answersTo, holds = true, isUrgent = () => false }: Late) {
  let here: Attend | undefined
  let waiting: AbortController | undefined
  const held: Event[] = []
  // What failed (offline) is tried again with the next touch.
  const come = () => {
    load().catch(() => undefined)
  }
  const hold = (event: MouseEvent | KeyboardEvent) => {
    if (
      event.metaKey ||
      event.ctrlKey ||
      event.shiftKey ||
      event.altKey ||
      !(event.target instanceof Element) ||
      !answersTo(event.target, 'key' in event ? event.key : undefined)
    )
      return
    come()
    if (!holds) return
    event.preventDefault()
    event.stopImmediatePropagation()
    held.push(event)
  }
  return {
    /** For the `ref` of a part with something to attend to. */
    attend: (part: Element | null): void => {
      if (part === null) return
      here?.(part)
      if (here || waiting) return
      waiting = new AbortController()
      const early = { capture: true, signal: waiting.signal }
      document.addEventListener('click', hold, early)
      document.addEventListener('keydown', hold, early)
      if (isUrgent()) come()
      else void idle().then(come)
    },
    /** The code has come. */
    arrive: (attend: Attend): void => {
      here = attend
      if (!waiting) return
      waiting.abort()
      attend(document.body)
      for (const event of held) event.target?.dispatchEvent(event)
    },
  }
}
