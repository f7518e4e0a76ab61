/** Around pictures that can be enlarged: a click on one opens the viewer at it, with the others of the area beside it. The viewer comes over the line when it is first wanted. */
import { useState, type MouseEvent, type ReactNode } from 'react'
import { createLatePart } from '#app/lib/late-part.ts'
import { EnlargeContext } from './enlarge-context.ts'
import type { ViewedPicture, ViewerProps } from './PictureViewer.tsx'

const viewer = createLatePart<ViewerProps>(() => import('./PictureViewer.tsx').then(({ PictureViewer }) => PictureViewer))
const links = 'a[data-enlarge]'

/** `name`: whose pictures they are ('spiegel Maan', 'Beat 40'). */
export function EnlargeArea({ name, children }: { name: string; children: ReactNode }) {
  const [view, setView] = useState<{ pictures: ViewedPicture[]; start: number; opener: HTMLAnchorElement } | null>(null)
  const linkOf = (event: { target: EventTarget }) => (event.target instanceof Element ? event.target.closest<HTMLAnchorElement>(links) : null)
  const open = (event: MouseEvent<HTMLElement>) => {
    const opener = linkOf(event)
    if (!opener || event.metaKey || event.ctrlKey || event.shiftKey || event.altKey) return
    event.preventDefault()
    const shown = [...event.currentTarget.querySelectorAll<HTMLAnchorElement>(links)].filter((link) => link === opener || link.checkVisibility({ visibilityProperty: true }))
    const once = shown.filter((link, index) => shown.findIndex(({ href }) => href === link.href) === index)
    setView({ pictures: once.map(viewedPicture), start: once.findIndex(({ href }) => href === opener.href), opener })
  }
  const close = () => {
    view?.opener.focus({ preventScroll: true })
    setView(null)
  }
  return (
    <EnlargeContext value>
      {/* The links take the keyboard; this only listens to them. */}
      {/* oxlint-disable-next-line jsx-a11y/click-events-have-key-events, jsx-a11y/no-static-element-interactions */}
      <div onClick={open} onPointerDown={(event) => { if (linkOf(event)) viewer.prepare() }}>{children}</div>
      {view && <viewer.Part name={name} pictures={view.pictures} start={view.start} onClose={close} />}
    </EnlargeContext>
  )
}

function viewedPicture(link: HTMLAnchorElement): ViewedPicture {
  const [width = 1, height = 1] = (link.dataset['size'] ?? '').split(' ').map(Number)
  return { href: link.href, alt: link.dataset['enlarge'] ?? '', width, height, small: link.querySelector('img')?.currentSrc ?? '' }
}
