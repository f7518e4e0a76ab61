/** Where else a product is told of: with its kind, and in rooms with its collection. */
import type { LinkLine } from '#app/ui/link/LinkLines.tsx'
import { hrefTo } from '#app/ui/link/href.ts'
import { wordSlug } from '#domain/slug.ts'

type ToldElsewhere = {
  family: { title: string; category: string } | null
  collection: { name: string } | null
  inRooms: readonly { slug: string; title: string }[]
}

export function toldElsewhere({ family, collection, inRooms }: ToldElsewhere): LinkLine[] {
  const ofKind = family && {
    href: hrefTo({ to: '/producten', search: { category: [family.category] }, hash: wordSlug(family.title) }),
    label: `Bouw en gebruik: ${family.title}`,
  }
  const ofRooms = (name: string) =>
    inRooms.map(({ slug, title }) => ({
      href: hrefTo({ to: '/inspiratie/$kamer', params: { kamer: slug } }),
      label: `${name} in een kamer: ${title}`,
    }))
  return [...(ofKind ? [ofKind] : []), ...(collection ? ofRooms(collection.name) : [])]
}
