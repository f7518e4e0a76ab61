/**
 * Links inside it change the address but neither the place on the page nor the way back: choosing a size is not going somewhere.
 * Without JavaScript they are links like any other.
 */
import { useRouter } from '@tanstack/react-router'
import type { MouseEvent, ReactNode } from 'react'

export function KeepPlace({ className, children }: { className?: string | undefined; children: ReactNode }) {
  const router = useRouter()
  const follow = (event: MouseEvent<HTMLElement>) => {
    const anchor = event.target instanceof Element ? event.target.closest('a') : null
    if (!anchor || event.defaultPrevented || event.button !== 0 || event.metaKey || event.ctrlKey || event.shiftKey || event.altKey) return
    event.preventDefault()
    void router.navigate({ href: anchor.pathname + anchor.search, replace: true, resetScroll: false })
  }
  // The links take the keyboard; this only listens to them.
  // oxlint-disable-next-line jsx-a11y/click-events-have-key-events, jsx-a11y/no-static-element-interactions
  return <div className={className} onClick={follow}>{children}</div>
}
