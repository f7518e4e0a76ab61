/** What stands in the list of rooms, and which of them that are. */
import type { RoomCard } from '#server/content/rooms.ts'
import { RoomEntry } from './RoomEntry.tsx'
import styles from './RoomList.module.css'

export { roomList } from './room-filter.ts'

export function Rooms({ rooms }: { rooms: readonly RoomCard[] }) {
  return (
    <ul className={styles['rooms']}>
      {rooms.map((room, index) => <li key={room.slug}><RoomEntry room={room} eager={index === 0} /></li>)}
    </ul>
  )
}
