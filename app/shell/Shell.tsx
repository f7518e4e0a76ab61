/** Everything that stands around a page: skip link, header, main, footer and what lies over it. */
import type { ReactNode } from 'react'

export function Shell({ children }: { children: ReactNode }) {
  return (
    <>
      <a className="visually-hidden" href="#inhoud">Naar de inhoud</a>
      <main id="inhoud" tabIndex={-1}>{children}</main>
    </>
  )
}
