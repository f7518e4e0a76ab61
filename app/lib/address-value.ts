/** Uncontrolled fields that hold a value of the address. */
import { useEffect, useRef, type RefObject } from 'react'

/**
 * The ref of a field that shows `value` whenever that changes, so that Back shows the earlier one; the field stays, and keeps its focus. What was
 * typed before hydration stays too. `options`: those of a select, in one text; other options show `value` again.
 */
export function useAddressValue<TField extends HTMLInputElement | HTMLSelectElement>(
  value: string,
  options = '',
): RefObject<TField | null> {
  const field = useRef<TField>(null)
  const shown = useRef(`${value} ${options}`)
  useEffect(() => {
    const now = `${value} ${options}`
    if (field.current && shown.current !== now) field.current.value = value
    shown.current = now
  }, [value, options])
  return field
}
