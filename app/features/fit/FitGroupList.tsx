/** One group of items: those that fit with their sizes as links, and folded below them those that do not, each with its reason. */
import { priceOnRequest } from '#domain/catalogue/offer-words.ts'
import { countLabel } from '#app/lib/count-label.ts'
import { Fold } from '#app/ui/fold/Fold.tsx'
import { Picture } from '#app/ui/picture/Picture.tsx'
import { formatPrice } from '#domain/money.ts'
import type { TriedSize, TriedThing } from '#server/fit/fit-results.ts'
import { reasonOf, sizeInCentimetres, verdictWords } from './fit-words.ts'
import styles from './FitGroupList.module.css'

/** The rest is folded, so that on a telephone the next group is not ten screens away. */
const shownAtOnce = 6

/** @param name prefix of the ids of its folds */
export function FitGroupList({ name, title, things }: { name: string; title: string; things: readonly TriedThing[] }) {
  const fitting = things.filter((thing) => thing.verdict !== 'unfit')
  const others = things.filter((thing) => thing.verdict === 'unfit')
  return (
    <section>
      <h3 className={styles['title']}>
        {title} <span>{`${fitting.length} van ${things.length}`}</span>
      </h3>
      {fitting.length > 0 && <Things things={fitting.slice(0, shownAtOnce)} />}
      {fitting.length > shownAtOnce && (
        <Fold
          id={`${name}-more`}
          className={styles['others']}
          summary={`Nog ${countLabel(fitting.length - shownAtOnce, 'past', 'passen')}`}
        >
          <Things things={fitting.slice(shownAtOnce)} />
        </Fold>
      )}
      {others.length > 0 && (
        <Fold
          id={`${name}-unfit`}
          className={styles['others']}
          open={fitting.length === 0 && others.length <= shownAtOnce}
          summary={`${countLabel(others.length, 'past niet', 'passen niet')}, en waarom`}
        >
          <Things things={others} />
        </Fold>
      )}
    </section>
  )
}

function Things({ things }: { things: readonly TriedThing[] }) {
  return (
    <ul className={styles['things']}>
      {things.map((thing) => (
        <li key={thing.key}>
          <Thing thing={thing} />
        </li>
      ))}
    </ul>
  )
}

function Thing({ thing }: { thing: TriedThing }) {
  const shown = thing.sizes.find(({ article }) => article === thing.best)
  return (
    <article className={styles['thing']} data-verdict={thing.verdict} data-pictured={thing.picture ? '' : undefined}>
      {thing.picture && (
        <Picture
          slot={thing.picture}
          className={styles['picture']}
          sizes="(width <= 600px) 4.5rem, 6rem"
          most={320}
          decorative
          fill
        />
      )}
      {/* That the others fit is said by the heading of their group. */}
      {thing.verdict !== 'fits' && <p className={styles['verdict']}>{verdictWords[thing.verdict]}</p>}
      <h4 className={styles['name']}>
        <a href={shown ? hrefOf(thing, shown) : thing.href}>{thing.name}</a>
      </h4>
      <ul className={styles['sizes']}>
        {thing.sizes.map((size) => (
          <li key={size.article}>
            <a href={hrefOf(thing, size)}>{sizeInCentimetres(size.label)}</a>{' '}
            <span data-print="hide">{priceOf(size)}</span>
            {size.verdict === 'tight' && thing.verdict === 'fits' && <small> past net</small>}
          </li>
        ))}
      </ul>
      {shown && shown.verdict !== 'fits' && (
        <ul className={styles['reasons']}>
          {shown.checks
            .filter((check) => shown.verdict === 'tight' || check.available < check.needed)
            .map((check) => (
              <li key={check.rule}>{reasonOf(check)}</li>
            ))}
        </ul>
      )}
    </article>
  )
}

/** '€ 754,00', or 'vanaf' the lowest of its finishes. */
function priceOf({ price: { min, max } }: TriedSize): string {
  return min === 0 ? priceOnRequest : `${min < max ? 'vanaf ' : ''}${formatPrice(min)}`
}

/** A product in this size and finish; a mirror shows all its sizes in one table. */
function hrefOf({ key, href }: TriedThing, { article }: TriedSize): string {
  return key.startsWith('product.') ? `${href}?variant=${article}` : href
}
