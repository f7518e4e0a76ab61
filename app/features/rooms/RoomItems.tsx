/** What is in a room, numbered as on its picture: each with its size, finish and price, and a link to it in the finish that is seen. */
import { Picture } from '#app/ui/picture/Picture.tsx'
import { formatPriceRange } from '#domain/money.ts'
import type { ShownItem } from '#server/rooms/rooms.ts'
import styles from './RoomItems.module.css'

export function RoomItems({ items }: { items: readonly ShownItem[] }) {
  return (
    <>
      <h2 className={styles['heading']}>In deze kamer</h2>
      <ol className={styles['items']}>
        {items.map(({ name, detail, href, picture, price }, index) => (
          <li key={href} className={styles['item']}>
            <span className={styles['number']} aria-hidden="true">
              {index + 1}
            </span>
            <a className={styles['link']} href={href}>
              <span className={styles['thumb']}>
                {picture && <Picture slot={picture} sizes="5rem" most={320} decorative fill />}
              </span>
              <span>
                <span className={styles['name']}>{name}</span>
                <span className={styles['detail']}>{detail}</span>
              </span>
            </a>
            <span className={styles['price']}>{formatPriceRange(price)}</span>
          </li>
        ))}
      </ol>
      <p className={styles['note']}>
        Prijzen incl. btw. Blad, kom en kraan van het meubel op de foto zijn niet inbegrepen; de spiegel heeft een eigen
        prijs.
      </p>
    </>
  )
}
