/** A room: its picture with numbered links to what is in it, and the same links as a list. */
import type { Room } from '#domain/inspiration/room.schema.ts'
import type { RoomCard } from '#server/pages/pages.ts'
import { FavouriteButton } from '#app/ui/favourite/FavouriteButton.tsx'
import { ContentLink } from '#app/ui/link/ContentLink.tsx'
import { Picture } from '#app/ui/picture/Picture.tsx'
import styles from './RoomEntry.module.css'

export function RoomEntry({ room, eager }: { room: RoomCard; eager: boolean }) {
  const isUpright = heightOf(room.picture.ratio) > 100
  return (
    <article className={styles['room']} id={room.slug} data-format={isUpright ? 'upright' : 'wide'}>
      <div className={styles['picture']}>
        <Picture
          slot={room.picture}
          sizes={isUpright ? '(width <= 700px) 91vw, (width < 1000px) 54vw, 40vw' : '(width < 1000px) 92vw, 68vw'}
          priority={eager ? 'hero' : 'lazy'}
        />
        <Points room={room} />
      </div>
      <div>
        <h2 className={styles['title']}>{room.title}</h2>
        <p>{room.text}</p>
      </div>
      <ol className={styles['list']}>
        {room.hotspots.map((point) => (
          <li key={point.label}>
            <ContentLink href={point.href}>{point.label}</ContentLink>
          </li>
        ))}
        <li className={styles['keep']}>
          <FavouriteButton item={{ kind: 'room', id: room.slug }} name={`kamer ${room.title}`} look="text" />
        </li>
      </ol>
    </article>
  )
}

/** An SVG with the picture's own ratio, 100 wide, so that points need no style attribute and circles stay round. */
function Points({ room }: { room: RoomCard }) {
  const height = heightOf(room.picture.ratio)
  return (
    <svg className={styles['points']} viewBox={`0 0 100 ${height}`}>
      {room.hotspots.map((point, index) => (
        <a key={point.label} href={point.href} aria-label={`${index + 1}: ${point.label}`}>
          <title>{point.label}</title>
          <g transform={`translate(${point.x} ${(point.y / 100) * height})`}>
            <circle className={styles['target']} r="6" />
            <circle className={styles['dot']} r="2.4" />
            <text className={styles['number']} textAnchor="middle" dominantBaseline="central">
              {index + 1}
            </text>
          </g>
        </a>
      ))}
    </svg>
  )
}

/** The height of a picture that is 100 wide: '3/2' -> 66.7 */
function heightOf(ratio: Room['picture']['ratio']): number {
  const [width = 1, height = 1] = ratio.split('/').map(Number)
  return (100 * height) / width
}
