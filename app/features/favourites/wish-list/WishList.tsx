/** The wish list to print, share and take to a dealer: favourites with size, quantity and note. */
import { IconPrinter } from '@tabler/icons-react'
import { useState } from 'react'
import { Band } from '#app/ui/band/Band.tsx'
import { Button, ButtonLink } from '#app/ui/button/Button.tsx'
import { ContentLink } from '#app/ui/link/ContentLink.tsx'
import { hrefTo } from '#app/ui/link/href.ts'
import {
  favouriteKey,
  hasQuantity,
  writeItems,
  writeItemsWithNotes,
  type Favourite,
  type FavouriteRef,
} from '#domain/favourites.ts'
import { wishTotal } from '#domain/favourites/wish-total.ts'
import { formatPrice } from '#domain/money.ts'
import { stringifySearch } from '#domain/search-string.ts'
import { CopyAddress } from '../CopyAddress.tsx'
import { EmptyList } from '../EmptyList.tsx'
import { useFavouritesList } from '../favourites-list.ts'
import { SharedListActions } from '../SharedListActions.tsx'
import { WishLine, type WishLineProps } from './WishLine.tsx'
import styles from './WishList.module.css'

/** `shared` is the value of `?items=`; without it the list is the visitor's own. */
export function WishList({ shared }: { shared: string | undefined }) {
  const { items, isOwn, cardOf } = useFavouritesList(shared)
  const [chosen, setChosen] = useState<FavouriteRef | null>(null)

  if (items.length === 0) {
    return (
      <Band space="tight">
        <EmptyList
          title="Er staat nog niets op"
          text="Bewaar met het hart wat u mooi vindt. Op deze lijst kiest u daarna de maat, het aantal en schrijft u erbij wat de zaak moet weten."
        />
      </Band>
    )
  }
  const lineOf = (item: Favourite) => ({
    item,
    card: cardOf(item),
    isOwn,
    chosen: chosen !== null && favouriteKey(chosen) === favouriteKey(item) ? chosen : undefined,
    onChoose: setChosen,
  })
  const ordered = items.filter(hasQuantity).map(lineOf)
  const unordered = items.filter((item) => !hasQuantity(item)).map(lineOf)
  const total = wishTotal(
    ordered.map(({ item, card }) => ({ quantity: item.quantity, price: card?.price ?? { min: 0, max: 0 } })),
  )
  const address = stringifySearch({ items: writeItemsWithNotes(items) })
  return (
    <Band space="tight">
      <div className={styles['bar']}>
        <ButtonLink rel="nofollow" href={hrefTo({ to: '/offerte', search: { items: writeItemsWithNotes(items) } })}>
          Vraag een offerte
        </ButtonLink>
        <Button look="secondary" onClick={() => window.print()}>
          <IconPrinter size={18} aria-hidden="true" /> Druk af
        </Button>
        {isOwn ? (
          <>
            <PdfForm items={items} />
            <CopyAddress path={`/verlanglijstje${address}`} label="Kopieer het adres" />
          </>
        ) : (
          <>
            <ButtonLink look="secondary" href={`/verlanglijstje.pdf${address}`} download>
              Bewaar als pdf
            </ButtonLink>
            <SharedListActions
              items={items}
              keepLabel="Zet op mijn lijst"
              ownLabel="Naar mijn eigen lijst"
              ownHref={hrefTo({ to: '/verlanglijstje' })}
            />
          </>
        )}
      </div>
      {isOwn && items.some(({ note }) => note !== '') && (
        <p className={styles['shared']} data-print="hide">
          Uw opmerkingen gaan mee in het adres dat u kopieert. Zet er niets in wat de ontvanger niet mag lezen.
        </p>
      )}
      {ordered.length > 0 && (
        <section aria-label="Producten">
          <h2 className={styles['title']}>Op de lijst</h2>
          <Lines lines={ordered} />
          <p className={styles['shared']} data-print="hide">
            Voor een project met meer badkamers?{' '}
            <ContentLink rel="nofollow" href={`/professional/project${address}`}>
              Stuur deze lijst als projectaanvraag
            </ContentLink>
          </p>
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
          <Lines lines={unordered} />
        </section>
      )}
    </Band>
  )
}

function Lines({ lines }: { lines: readonly WishLineProps[] }) {
  return (
    <ul className={styles['lines']}>
      {lines.map((line) => (
        <li key={favouriteKey(line.item)}>
          <WishLine {...line} />
        </li>
      ))}
    </ul>
  )
}

/** Posts the list to get it as a PDF: an address has no room for all notes. */
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
