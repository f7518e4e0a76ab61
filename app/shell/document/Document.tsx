/** The HTML document around every page. */
import { HeadContent, ScriptOnce, Scripts } from '@tanstack/react-router'
import type { ReactNode } from 'react'
import { isForcedDark } from '#app/features/theme/forced-theme.ts'
import { themeScript } from '#app/features/theme/theme-script.ts'
import { languageOf } from '#domain/languages.ts'
import { startScript } from '../loading-indicator/start-script.ts'
import { usePagePath } from '../page-path.ts'

export function Document({ children }: { children: ReactNode }) {
  // The address that is on screen, not the one being loaded: the theme changes together with the page.
  const pathname = usePagePath()
  const language = languageOf(pathname)
  return (
    // The inline scripts write data attributes here that React does not know about.
    <html lang={language} data-forced-theme={isForcedDark(pathname) ? 'dark' : undefined} suppressHydrationWarning>
      <head>
        <ScriptOnce>{`${themeScript};${startScript}`}</ScriptOnce>
        <HeadContent />
      </head>
      {/* Around the page everything is Dutch. */}
      <body lang={language === 'nl' ? undefined : 'nl'}>
        {children}
        <Scripts />
      </body>
    </html>
  )
}
