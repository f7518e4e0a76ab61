/** Hears presses on the buttons that ask for the cookie banner, as soon as the page is alive; what it shows may come later. */
import { useEffect } from 'react'
import { asksForCookies, tellBanner } from './banner-store.ts'

/** Mount once. */
export function useBannerOnRequest(): void {
  useEffect(() => {
    const stop = new AbortController()
    document.addEventListener(
      'click',
      ({ target }) => {
        const button = target instanceof Element ? target.closest<HTMLElement>(`[${asksForCookies}]`) : null
        if (button) tellBanner({ type: 'asked-for' }, button)
      },
      { signal: stop.signal },
    )
    return () => stop.abort()
  }, [])
}
