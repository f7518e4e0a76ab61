/** A mirror in a list: lit, with its name, widths and lowest price. */
import { inCentimetres } from '#domain/dimensions.ts'
import { formatPrice } from '#domain/money.ts'
import { FavouriteButton } from '#app/ui/favourite/FavouriteButton.tsx'
import { hrefTo } from '#app/ui/link/href.ts'
import { Picture } from '#app/ui/picture/Picture.tsx'
import type { MirrorCard as MirrorCardData } from '#server/pages/mirrors.ts'
import styles from './MirrorCard.module.css'

/** `level` is the heading's place in the page: 2 in the list, 3 in a row of four below a sheet; `eager` for those that stand on the first screen. */
export function MirrorCard({
  mirror,
  level,
  eager = false,
}: {
  mirror: MirrorCardData
  level: 2 | 3
  eager?: boolean
}) {
  const Heading = `h${level}` as const
  return (
    <article className={styles['card']}>
      <a
        className={styles['link']}
        href={hrefTo({ to: '/collecties/spiegels/$spiegel', params: { spiegel: mirror.slug } })}
      >
        <Picture
          slot={mirror.lit}
          sizes={level === 2 ? '(width <= 880px) 44vw, (width <= 1100px) 30vw, 19rem' : '(width <= 700px) 44vw, 21vw'}
          most={828}
          priority={eager ? 'hero' : 'lazy'}
        />
        <Heading className={styles['name']}>
          {`${mirror.name2} `}
          <span className={styles['code']}>{mirror.name}</span>
        </Heading>
      </a>
      <p className={styles['facts']}>{widthRange(mirror)}</p>
      <p className={styles['facts']}>
        {`vanaf ${formatPrice(mirror.priceFrom)} `}
        <span className={styles['tax']}>incl. btw</span>
      </p>
      <FavouriteButton
        className={styles['heart']}
        item={{ kind: 'mirror', id: mirror.slug }}
        name={`spiegel ${mirror.name2}`}
      />
    </article>
  )
}

function widthRange({ widths, isMadeToMeasure }: MirrorCardData): string {
  const [least, most] = [widths[0], widths.at(-1)]
  const range =
    least === undefined || most === undefined
      ? []
      : [
          least === most
            ? `${inCentimetres(least)} cm breed`
            : `${inCentimetres(least)} - ${inCentimetres(most)} cm breed`,
        ]
  return [...range, ...(isMadeToMeasure ? ['op maat'] : [])].join(', ')
}
