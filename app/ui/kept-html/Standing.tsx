/** Transitional: a plain element. */
import type { ReactNode, RefCallback } from 'react'

type StandingProps = {
  name: string
  of: object | undefined
  stands: boolean
  className?: string | undefined
  ref?: RefCallback<HTMLDivElement>
  children: () => ReactNode
}

export function Standing({ className, ref, children }: StandingProps) {
  return (
    <div ref={ref} className={className}>
      {children()}
    </div>
  )
}
