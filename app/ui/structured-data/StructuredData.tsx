/**
 * schema.org data for search engines, as JSON-LD. In the page rather than in its head: there it would be sent twice, once with what the loader
 * returns, and before the stylesheets.
 */
import { useMemo } from 'react'
import { jsonText } from '#app/lib/seo.ts'

type Data = Record<string, unknown>

/** `as` is a function of a module, so that the text is made once for each `of`. */
export function StructuredData<TItem>({ of, as }: { of: TItem; as: (of: TItem) => Data | readonly Data[] }) {
  const text = useMemo(() => jsonText(as(of)), [of, as])
  return <script type="application/ld+json">{text}</script>
}
