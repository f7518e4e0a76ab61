/**
 * A part of links, words and pictures, in which nothing of ours runs. Of the page that came first the browser keeps it as it stands there,
 * and needs neither its data nor its components; on the pages after that it is made like any other part.
 */
import { useState, type ReactNode } from 'react'
import { keptHtml } from '#app/lib/kept-html.ts'
import { standingHtml } from '#app/lib/standing-html.ts'

type StandingProps = {
  /** Its name: one for the whole site, as it is remembered by it. Where the name can change, it must be the key as well. */
  name: string
  /** What it shows: as long as this is the same object, so is the part. */
  of: object
  /** The data did not come along: the part stands in the page. */
  stands: boolean
  className?: string | undefined
  children: () => ReactNode
}

export function Standing(part: StandingProps) {
  return import.meta.env.SSR ? <Part {...part} html={keptHtml(part.of, part.name, part.children)} /> : <PartInBrowser {...part} />
}

/** What it was when it appeared it stays, also when its data comes later. */
function PartInBrowser(part: StandingProps) {
  const [html] = useState(() => (part.stands ? standingHtml(part.name) : null))
  return <Part {...part} html={html} />
}

function Part({ name, className, html, children }: StandingProps & { html: string | null }) {
  return html === null ? <div className={className} data-standing={name}>{children()}</div> : <div className={className} data-standing={name} dangerouslySetInnerHTML={{ __html: html }} />
}
