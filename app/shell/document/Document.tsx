/** The HTML document around every page: head, theme before paint, the page, scripts. */
import { HeadContent, Scripts, useRouter } from '@tanstack/react-router'
import type { ReactNode } from 'react'
import { isForcedDark } from '#app/features/theme/forced-theme.ts'
import { themeScript } from '#app/features/theme/theme-script.ts'
import { arrivingScript } from '../arriving/arriving-script.ts'
import { startScript } from '../loading-indicator/start-script.ts'
import { scriptsOf, startLines } from './page-scripts.ts'
import { usePagePath } from '../page-path.ts'

export function Document({ children }: { children: ReactNode }) {
  // The address that is on screen, not the one being loaded: the theme changes together with the page.
  const pathname = usePagePath()
  return (
    // The scripts have run by the time the browser takes over, which needs nothing of them.
    // The first writes data-theme, data-reduced-motion and data-arriving, which React does not know about.
    <html lang="nl" data-forced-theme={isForcedDark(pathname) ? 'dark' : undefined} suppressHydrationWarning>
      <head>
        <script suppressHydrationWarning dangerouslySetInnerHTML={{ __html: import.meta.env.SSR ? firstLines : '' }} />
        <HeadContent />
      </head>
      <body>
        {children}
        <script suppressHydrationWarning dangerouslySetInnerHTML={{ __html: import.meta.env.SSR ? startScript : '' }} />
        <Scripts />
        <Start />
      </body>
    </html>
  )
}

/** Inline by necessity; the Content-Security-Policy carries the hash. */
const firstLines = `(d=>{${themeScript};${arrivingScript}})(document.documentElement.dataset)`

/** Brings the page to life. Which scripts it takes only the server says: in the browser they have come by then. */
function Start() {
  const router = useRouter()
  const scripts = import.meta.env.SSR ? scriptsOf(router.state.matches.map(({ routeId }) => routeId)).join(' ') : undefined
  return <script data-scripts={scripts} suppressHydrationWarning dangerouslySetInnerHTML={{ __html: import.meta.env.SSR ? startLines : '' }} />
}
