/** What attends to the visitor once the page is alive and idle: nothing of it is seen at once. */
import { useEffect } from 'react'
import { useAnalytics } from '#app/features/analytics/use-analytics.ts'
import { NewsletterPopup } from '#app/features/newsletter/NewsletterPopup.tsx'
import { useThemeOfOtherTabs } from '#app/features/theme/theme-store.ts'
import { Watermark } from '../watermark/Watermark.tsx'
import { useLoadingAhead } from './load-ahead.ts'

/** `since`: when the page came to life. */
export function Attendants({ since }: { since: number }) {
  useLoadingAhead()
  useThemeOfOtherTabs()
  useAnalytics()
  useEffect(() => {
    if (!CSS.supports('color', 'light-dark(red,red)')) import('#app/styles/plain-colours.css').catch(() => undefined)
  }, [])
  // What a page says when the line is gone could not be fetched by then.
  useEffect(() => {
    import('#app/ui/unavailable/Unavailable.tsx').catch(() => undefined)
  }, [])
  return (
    <>
      <NewsletterPopup since={since} />
      <Watermark />
    </>
  )
}
