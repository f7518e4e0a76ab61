/** The HTML document around every page: head, theme before paint, the page, scripts. */
import { HeadContent, Scripts, useRouter } from '@tanstack/react-router'
import type { ReactNode } from 'react'
import { isForcedDark } from '#app/features/theme/forced-theme.ts'
import { usePagePath } from '../page-path.ts'
import { scriptsOf } from './page-scripts.ts'

export function Document({ children }: { children: ReactNode }) {
  // The address that is on screen, not the one being loaded: the theme changes together with the page.
  const pathname = usePagePath()
  return (
    // Its first lines write data-theme, data-reduced-motion and data-arriving here, which React does not know about.
    <html lang="nl" data-forced-theme={isForcedDark(pathname) ? 'dark' : undefined} suppressHydrationWarning>
      <head>
        <First />
        <HeadContent />
      </head>
      <body>
        {children}
        <Scripts />
      </body>
    </html>
  )
}

/** The file that runs before the first paint, and brings the page to life after it. Which scripts the page takes only the server says: in the browser they have come by then. */
function First() {
  const router = useRouter()
  // A script that an extension put before it is taken for it, and must not be looked into.
  if (!import.meta.env.SSR) return <script suppressHydrationWarning dangerouslySetInnerHTML={{ __html: '' }} />
  return (
    <script
      src={import.meta.env.FIRST_FILE}
      data-scripts={scriptsOf(router.state.matches.map(({ routeId }) => routeId)).join(' ')}
    />
  )
}
