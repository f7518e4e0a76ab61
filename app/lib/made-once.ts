/** Transitional: plain children. */
import type { ReactNode } from 'react'

export function madeOnce(_of: object | undefined, _name: string, children: () => ReactNode): { children: ReactNode } {
  return { children: children() }
}
