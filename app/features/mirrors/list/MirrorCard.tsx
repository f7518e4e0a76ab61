/** A mirror in a list: lit, with its name, widths and lowest price. */
import { Card } from '#app/ui/card/Card.tsx'
import { hrefTo } from '#app/ui/link/href.ts'
import { unbroken } from '#app/lib/unbroken.ts'
import { mirrorWidths } from '#domain/mirrors/mirror-widths.ts'
import { formatPrice } from '#domain/money.ts'
import type { MirrorCard as MirrorCardData } from '#server/mirrors/mirrors.ts'
import styles from './MirrorCard.module.css'

/** `level` of the heading: 2 in the list, 3 below a mirror; `eager` for those on the first screen. */
export function MirrorCard({
  mirror,
  level,
  eager = false,
}: {
  mirror: MirrorCardData
  level: 2 | 3
  eager?: boolean
}) {
  return (
    <Card
      href={hrefTo({ to: '/collecties/spiegels/$spiegel', params: { spiegel: mirror.slug } })}
      picture={mirror.lit}
      sizes={level === 2 ? '(width <= 600px) 44vw, (width <= 1100px) 30vw, 19rem' : '(width <= 700px) 44vw, 21vw'}
      isDecorative={false}
      isEager={eager}
      name={
        <>
          {`${mirror.name2} `}
          <span className={styles['code']}>{mirror.name}</span>
        </>
      }
      level={level}
      isLarge
      favourite={{ item: { kind: 'mirror', id: mirror.slug }, name: `spiegel ${mirror.name2}` }}
    >
      <p className={styles['facts']}>{unbroken(mirrorWidths(mirror))}</p>
      <p className={styles['price']}>
        {`vanaf ${formatPrice(mirror.priceFrom)} `}
        <span className={styles['tax']}>incl. btw</span>
      </p>
    </Card>
  )
}
