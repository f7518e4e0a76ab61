/** The wish list to print, share and take to a dealer: favourites with size, quantity and note. */
import { useQuery } from '@tanstack/react-query'
import { IconPrinter } from '@tabler/icons-react'
import { useState } from 'react'
import { favouriteKey, readItems, writeItems, type Favourite, type FavouriteRef } from '#domain/favourites.ts'
import { favourites, useFavourites, useFavouritesKnown } from '#app/lib/favourites-store.ts'
import { formatPrice } from '#domain/money.ts'
import { stringifySearch } from '#domain/search-string.ts'
import { Band } from '#app/ui/band/Band.tsx'
import { Button, ButtonLink } from '#app/ui/button/Button.tsx'
import { hrefTo } from '#app/ui/link/href.ts'
import { CopyAddress } from '../CopyAddress.tsx'
import { favouritesQueryOptions } from '../favourites-query.ts'
import { Nothing } from '../Nothing.tsx'
import { WishLine } from './WishLine.tsx'
import { wishTotal } from '#domain/favourites/wish-total.ts'
import styles from './WishList.module.css'

/** Rooms and collections are inspiration; everything else has a quantity. */
const isOrdered = (item: Favourite) => item.kind !== 'room' && item.kind !== 'collection'

/** `shared` is the value of `?items=`; without it the list is the visitor's own. */
export function WishList({ shared }: { shared: string | undefined }) {
  const own = useFavourites()
  const isKnown = useFavouritesKnown()
  const items = shared === undefined ? own : readItems(shared)
  const { data: things, isPlaceholderData } = useQuery(favouritesQueryOptions(items))
  const [chosen, setChosen] = useState<FavouriteRef | null>(null)
  const isLoaded = things !== undefined && !isPlaceholderData

  if (items.length === 0) {
    return (
      <Band space="tight">
        <div data-waiting={!isKnown || undefined} className={styles['empty']}>
          <Nothing
            title="Er staat nog niets op"
            text="Bewaar met het hart wat u mooi vindt. Op deze lijst kiest u daarna de maat, het aantal en schrijft u erbij wat de zaak moet weten."
          />
        </div>
      </Band>
    )
  }
  const found = new Map((things ?? []).map((thing) => [favouriteKey(thing), thing]))
  const lineOf = (item: Favourite) => ({
    item,
    thing: found.get(favouriteKey(item)) ?? (isLoaded ? null : undefined),
    isOwn: shared === undefined,
    chosen: chosen !== null && favouriteKey(chosen) === favouriteKey(item) ? chosen : undefined,
    onChoose: setChosen,
  })
  const ordered = items.filter(isOrdered).map(lineOf)
  const unordered = items.filter((item) => !isOrdered(item)).map(lineOf)
  const total = wishTotal(
    ordered.map(({ item, thing }) => ({ quantity: item.quantity, price: thing?.price ?? { min: 0, max: 0 } })),
  )
  const address = `/verlanglijstje${stringifySearch({ items: writeItems(items) })}`
  return (
    <Band space="tight">
      <div className={styles['bar']}>
        <Button look="secondary" onClick={() => window.print()}>
          <IconPrinter size={18} aria-hidden="true" /> Druk af
        </Button>
        {shared === undefined ? (
          <>
            <PdfForm items={items} />
            <CopyAddress path={address} label="Kopieer het adres" />
          </>
        ) : (
          <>
            <ButtonLink
              look="secondary"
              href={`/verlanglijstje.pdf${stringifySearch({ items: writeItems(items) })}`}
              download
            >
              Bewaar als pdf
            </ButtonLink>
            <Button
              onClick={() => favourites.merge(items)}
              disabled={items.every((item) => own.some((mine) => favouriteKey(mine) === favouriteKey(item)))}
            >
              Zet op mijn lijst
            </Button>
            <ButtonLink look="secondary" href={hrefTo({ to: '/verlanglijstje' })}>
              Naar mijn eigen lijst
            </ButtonLink>
          </>
        )}
      </div>
      {ordered.length > 0 && (
        <section aria-label="Producten">
          <h2 className={styles['title']}>Op de lijst</h2>
          <ul className={styles['lines']}>
            {ordered.map((line) => (
              <li key={favouriteKey(line.item)}>
                <WishLine {...line} isOrdered />
              </li>
            ))}
          </ul>
          {total.cents > 0 && (
            <p className={styles['total']}>
              <span>Samen{total.isFrom ? ', vanaf' : ''}</span>
              <strong>{formatPrice(total.cents)}</strong>
              <small>incl. btw</small>
            </p>
          )}
        </section>
      )}
      {unordered.length > 0 && (
        <section aria-label="Kamers en collecties">
          <h2 className={styles['title']}>Zo moet het worden</h2>
          <ul className={styles['lines']}>
            {unordered.map((line) => (
              <li key={favouriteKey(line.item)}>
                <WishLine {...line} isOrdered={false} />
              </li>
            ))}
          </ul>
        </section>
      )}
    </Band>
  )
}

/** Posts the list to get it as a PDF: notes must not appear in an address. */
function PdfForm({ items }: { items: readonly Favourite[] }) {
  return (
    <form method="post" action="/verlanglijstje.pdf">
      <input type="hidden" name="items" value={writeItems(items)} />
      {items
        .filter(({ note }) => note !== '')
        .map((item) => (
          <input key={favouriteKey(item)} type="hidden" name={`note.${favouriteKey(item)}`} value={item.note} />
        ))}
      <Button type="submit" look="secondary">
        Bewaar als pdf
      </Button>
    </form>
  )
}
