/** The way on to other collections. */
import { Links } from '#app/sections/links/Links.tsx'
import type { CollectionCard } from '#server/pages/collections.ts'

export function CollectionOthers({ others }: { others: readonly CollectionCard[] }) {
  return (
    <div data-print="hide">
      <Links
        title="Leg ernaast"
        items={others.map((other) => ({
          title: other.name,
          text: other.tagline,
          href: other.path,
          picture: other.card,
        }))}
      />
    </div>
  )
}
