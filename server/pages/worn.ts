/** Pictures of rooms with furniture in a known finish: those of the inspiration page, whose points name it, and the cards of the collections. */
import type { PictureSlot } from '#domain/picture-slot.ts'
import type { ContentFiles } from '#server/content/content-files.ts'

/** Furniture of `collection` (its slug) in `inFinish` (name of a finish or of a top). */
export type WornPicture = { picture: PictureSlot; inFinish: string; collection: string }

const finishPath = '/kleuren/'

/** Those that are made, rooms before cards. */
export function wornPictures(files: ContentFiles): WornPicture[] {
  const rooms = files.rooms.flatMap(({ picture, hotspots, collection }) =>
    hotspots.flatMap(({ href }) =>
      href.startsWith(finishPath) ? [{ picture, inFinish: href.slice(finishPath.length), collection }] : [],
    ),
  )
  const cards = [...files.collections.values()].map(({ card, form, slug }) => ({
    picture: card,
    inFinish: form.finish,
    collection: slug,
  }))
  return [...rooms, ...cards].filter(({ picture }) => picture.file !== null)
}
