/**
 * A part of links, words and pictures, in which nothing of ours runs. Of the page that came first the browser keeps it as it stands there,
 * and needs neither its data nor its components; on the pages after that it is made like any other part.
 */
import { useState, type ReactNode, type RefCallback } from 'react'
import { keptHtml } from '#app/lib/kept-html.ts'
import { standingHtml } from '#app/lib/standing-html.ts'

type StandingProps = {
  /** Its name: one for the whole site, as it is remembered by it. Where the name can change, it must be the key as well. */
  name: string
  /** What it shows: as long as this is the same object, so is the part. Without it the part is made each time. */
  of: object | undefined
  /** The data did not come along: the part stands in the page. */
  stands: boolean
  className?: string | undefined
  /** For what looks after it from outside. */
  ref?: RefCallback<HTMLDivElement>
  children: () => ReactNode
}

export function Standing(part: StandingProps) {
  return import.meta.env.SSR ? (
    <Part {...part} html={part.of ? keptHtml(part.of, part.name, part.children) : null} />
  ) : (
    <PartInBrowser {...part} />
  )
}

/** What it was when it appeared it stays, also when its data comes later. */
function PartInBrowser(part: StandingProps) {
  const [html] = useState(() => (part.stands ? standingHtml(part.name) : null))
  return <Part {...part} html={html} />
}

function Part({ name, className, ref, html, children }: StandingProps & { html: string | null }) {
  return html === null ? (
    <div ref={ref} className={className} data-standing={name}>
      {children()}
    </div>
  ) : (
    <div ref={ref} className={className} data-standing={name} dangerouslySetInnerHTML={{ __html: html }} />
  )
}
