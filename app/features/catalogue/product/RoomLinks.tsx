/** Where a collection is seen in a room: one link each; nothing without a room. */
import { ButtonLink } from '#app/ui/button/Button.tsx'
import { hrefTo } from '#app/ui/link/href.ts'

/** `name`: of the collection. */
export function RoomLinks({ name, rooms }: { name: string; rooms: readonly { slug: string; title: string }[] }) {
  return rooms.map(({ slug, title }) => (
    <p key={slug} data-print="hide">
      <ButtonLink look="quiet" href={hrefTo({ to: '/inspiratie/$kamer', params: { kamer: slug } })}>
        {`${name} in een kamer: ${title}`}
      </ButtonLink>
    </p>
  ))
}
