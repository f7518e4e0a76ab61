/** The head of every page. */
import sans from '#app/styles/fonts/instrument-sans.woff2?url'
import serif from '#app/styles/fonts/instrument-serif.woff2?url'
import '#app/styles/site.css'

export function rootHead() {
  return {
    meta: [
      { charSet: 'utf-8' },
      { name: 'viewport', content: 'width=device-width, initial-scale=1, viewport-fit=cover' },
      { name: 'color-scheme', content: 'light dark' },
    ],
    links: [
      { rel: 'preload', as: 'font', type: 'font/woff2', href: sans, crossOrigin: 'anonymous' as const },
      { rel: 'preload', as: 'font', type: 'font/woff2', href: serif, crossOrigin: 'anonymous' as const },
      { rel: 'icon', href: '/favicon.svg', type: 'image/svg+xml' },
      { rel: 'apple-touch-icon', href: '/apple-touch-icon.png' },
      { rel: 'manifest', href: '/site.webmanifest' },
    ],
  }
}
