/** Around pictures that can be enlarged: a click on one opens the viewer, which is loaded then, with the other pictures of the area beside it. */
import { useState, type MouseEvent, type ReactNode } from 'react'
import { lazyComponent } from '#app/lib/lazy-component/lazy-component.ts'
import { isPlainClick } from '#app/lib/plain-click.ts'
import { EnlargeContext } from './enlarge-context.ts'
import type { ViewerProps } from './PictureViewer.tsx'

const viewer = lazyComponent<ViewerProps>(() =>
  import('./PictureViewer.tsx').then(({ PictureViewer }) => PictureViewer),
)

/** `name`: what the pictures show ('spiegel Maan', 'Beat 40'). */
export function EnlargeArea({ name, children }: { name: string; children: ReactNode }) {
  const [clicked, setClicked] = useState<{ opener: HTMLAnchorElement; area: Element } | null>(null)
  const linkOf = (event: { target: EventTarget }) =>
    event.target instanceof Element ? event.target.closest<HTMLAnchorElement>('a[data-enlarge]') : null
  const open = (event: MouseEvent) => {
    const opener = linkOf(event)
    if (!opener || !isPlainClick(event)) return
    event.preventDefault()
    setClicked({ opener, area: event.currentTarget })
  }
  return (
    <EnlargeContext value>
      {/* The links take the keyboard; this only listens to them. */}
      {/* oxlint-disable-next-line jsx-a11y/click-events-have-key-events, jsx-a11y/no-static-element-interactions */}
      <div
        onClick={open}
        onPointerDown={(event) => {
          if (linkOf(event)) viewer.preload()
        }}
      >
        {children}
      </div>
      {clicked && <viewer.LazyComponent name={name} {...clicked} onClose={() => setClicked(null)} />}
    </EnlargeContext>
  )
}
