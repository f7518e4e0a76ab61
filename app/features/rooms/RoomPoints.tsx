/** Numbered links on the picture of a room, to what is seen there. */
import type { PictureSlot } from '#domain/picture-slot.ts'
import type { ShownItem } from '#server/rooms/rooms.ts'
import styles from './RoomPoints.module.css'

/** An SVG with the picture's own ratio, 100 wide, so that points need no style attribute and circles stay round. */
export function RoomPoints({ ratio, items }: { ratio: PictureSlot['ratio']; items: readonly ShownItem[] }) {
  const height = heightOf(ratio)
  return (
    <svg
      className={styles['points']}
      viewBox={`0 0 100 ${height}`}
      data-format={height > 100 ? 'upright' : 'wide'}
      data-print="hide"
    >
      {items.map(({ name, href, x, y }, index) => (
        <a key={href} href={href} aria-label={`${index + 1}: ${name}`}>
          <title>{name}</title>
          <g transform={`translate(${x} ${(y / 100) * height})`}>
            <circle className={styles['target']} r="4" />
            <circle className={styles['dot']} />
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
function heightOf(ratio: PictureSlot['ratio']): number {
  const [width = 1, height = 1] = ratio.split('/').map(Number)
  return (100 * height) / width
}
