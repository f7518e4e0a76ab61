/** What stands in the list of rooms, and which of them that are. */
import { NoResults } from '#app/ui/filter/NoResults.tsx'
import type { RoomCard } from '#server/content/rooms.ts'
import { RoomEntry } from './RoomEntry.tsx'
import styles from './RoomList.module.css'

export { roomList } from './room-filter.ts'

export function Rooms({ rooms, clearHref }: { rooms: readonly RoomCard[]; clearHref: string }) {
  if (rooms.length === 0)
    return (
      <NoResults
        title="Deze kamer is nog niet gebouwd"
        text="Geen van de kamers heeft deze sfeer, toon en collectie tegelijk. Haal een filter weg."
        clearHref={clearHref}
      />
    )
  return (
    <ul className={styles['rooms']} data-cards>
      {rooms.map((room, index) => (
        <li key={room.slug}>
          <RoomEntry room={room} eager={index === 0} />
        </li>
      ))}
    </ul>
  )
}
