/** Clicks that a link is followed by in this tab. */

/** What the decision needs to know of a click, or of a key, which has no button; every such event has it. */
export type Click = {
  button?: number
  metaKey: boolean
  ctrlKey: boolean
  shiftKey: boolean
  altKey: boolean
  defaultPrevented: boolean
}

/** False for a click that was handled already, or has another button or a modifier, which is the browser's to handle. */
export function isPlainClick({ button = 0, metaKey, ctrlKey, shiftKey, altKey, defaultPrevented }: Click): boolean {
  return button === 0 && !(metaKey || ctrlKey || shiftKey || altKey || defaultPrevented)
}
