/**
 * Links inside it change the address but neither the place on the page nor the way back: choosing a size is not going somewhere.
 * Without JavaScript they are links like any other.
 */
import { useRouter } from '@tanstack/react-router'
import { useEffect, useRef, type MouseEvent, type ReactNode } from 'react'

type KeepPlaceProps = {
  className?: string | undefined
  /** Which links: all of them, or those in an element with `data-keep-place`, for parts that stand. */
  of?: 'all' | 'marked'
  /** What was chosen: when it changes and the link that was followed is made anew, the new one has the focus. */
  chosen?: string | undefined
  children: ReactNode
}

export function KeepPlace({ className, of = 'all', chosen, children }: KeepPlaceProps) {
  const router = useRouter()
  const place = useRef<HTMLDivElement>(null)
  const followed = useRef('')
  const seen = useRef(chosen)
  useEffect(() => {
    if (chosen === seen.current) return
    seen.current = chosen
    const links = document.activeElement === document.body ? [...(place.current?.querySelectorAll('a') ?? [])] : []
    links
      .find((link) => link.href === followed.current && link.getClientRects().length > 0)
      ?.focus({ preventScroll: true })
    followed.current = ''
  }, [chosen])
  const follow = (event: MouseEvent<HTMLElement>) => {
    const anchor = event.target instanceof Element ? event.target.closest('a') : null
    if (
      !anchor ||
      event.defaultPrevented ||
      event.button !== 0 ||
      event.metaKey ||
      event.ctrlKey ||
      event.shiftKey ||
      event.altKey
    )
      return
    if (anchor.closest('[data-keep-place]') === null) return
    event.preventDefault()
    followed.current = anchor.href
    void router.navigate({ href: anchor.pathname + anchor.search, replace: true, resetScroll: false })
  }
  // The links take the keyboard; this only listens to them.
  return (
    // oxlint-disable-next-line jsx-a11y/click-events-have-key-events, jsx-a11y/no-static-element-interactions
    <div ref={place} className={className} data-keep-place={of === 'all' || undefined} onClick={follow}>
      {children}
    </div>
  )
}
