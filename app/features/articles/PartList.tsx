/** Spare parts by number, each with an id to link to: how it looks, what it costs, what it fits and how to order it. */
import { Fragment } from 'react'
import { hrefTo } from '#app/ui/link/href.ts'
import { Picture } from '#app/ui/picture/Picture.tsx'
import { partId } from '#domain/articles/article-number.ts'
import { formatPrice } from '#domain/money.ts'
import type { PartDetails } from '#server/articles/parts.ts'
import { PartDrawing } from './PartDrawing.tsx'
import styles from './PartList.module.css'

export function PartList({ parts }: { parts: readonly PartDetails[] }) {
  return (
    <ul className={styles['parts']}>
      {parts.map((part) => (
        <li key={part.number} id={partId(part.number)}>
          <PartRow part={part} />
        </li>
      ))}
    </ul>
  )
}

function PartRow({ part: { number, name, note, guide, price, picture, drawing, fits } }: { part: PartDetails }) {
  const of = <span className="visually-hidden">: {name}</span>
  return (
    <>
      {(drawing ?? picture) && (
        <div className={styles['picture']}>
          {drawing ? (
            <PartDrawing of={drawing} />
          ) : (
            picture && <Picture slot={picture} sizes="6rem" most={320} decorative />
          )}
        </div>
      )}
      <div>
        <p className={styles['name']}>
          <strong>{name}</strong> <span className={styles['number']}>{number}</span>
        </p>
        <p>
          {note}. <span className={styles['price']}>{`${formatPrice(price)} incl. btw`}</span>
        </p>
        {fits.length > 0 && (
          <p>
            {'Past op '}
            {fits.map(({ label, href }, index) => (
              <Fragment key={href}>
                {index > 0 && (index === fits.length - 1 ? ' en ' : ', ')}
                <a href={href}>{label}</a>
              </Fragment>
            ))}
          </p>
        )}
        <p className={styles['ways']}>
          {guide !== null && <a href={guide}>Zo zet u het erin{of}</a>}
          <a rel="nofollow" href={hrefTo({ to: '/service/verzoek', search: { article: number } })}>
            Onderdeel aanvragen{of}
          </a>
        </p>
      </div>
    </>
  )
}
