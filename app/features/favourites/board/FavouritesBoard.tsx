/** The board of favourites: the visitor's own, or one that was shared by its address. */
import { useState } from 'react'
import { countLabel } from '#app/lib/count-label.ts'
import { favourites } from '#app/lib/favourites-store.ts'
import { Band } from '#app/ui/band/Band.tsx'
import { Button, ButtonLink } from '#app/ui/button/Button.tsx'
import { hrefTo } from '#app/ui/link/href.ts'
import { favouriteKey, writeItems, type Favourite } from '#domain/favourites.ts'
import { stringifySearch } from '#domain/search-string.ts'
import { CopyAddress } from '../CopyAddress.tsx'
import { EmptyList } from '../EmptyList.tsx'
import { useFavouritesList } from '../favourites-list.ts'
import { SharedListActions } from '../SharedListActions.tsx'
import { BoardItem } from './BoardItem.tsx'
import styles from './FavouritesBoard.module.css'

/** `shared` is the value of `?items=`; without it the board is the visitor's own. */
export function FavouritesBoard({ shared }: { shared: string | undefined }) {
  const { items, isOwn, isLoaded, cardOf } = useFavouritesList(shared)
  const [cleared, setCleared] = useState<readonly Favourite[]>([])

  const undo = isOwn && cleared.length > 0 && items.length === 0 && (
    <p className={styles['undo']}>
      <Button
        look="secondary"
        onClick={() => {
          favourites.merge(cleared)
          setCleared([])
        }}
      >
        Zet ze terug
      </Button>
    </p>
  )
  if (items.length === 0) {
    return (
      <Band space="tight">
        {undo}
        <EmptyList
          title="Nog geen favorieten"
          text="Overal waar een hart staat, kunt u iets bewaren: een meubel, een kleur, een spiegel of een hele kamer. U vindt het dan hier terug."
        />
      </Band>
    )
  }
  return (
    <Band space="tight">
      <div className={styles['bar']}>
        <output className={styles['count']}>{countLabel(items.length, 'favoriet', 'favorieten')}</output>
        {isOwn ? (
          <>
            <CopyAddress path={`/favorieten${stringifySearch({ items: writeItems(items) })}`} label="Deel favorieten" />
            <ButtonLink look="secondary" href={hrefTo({ to: '/verlanglijstje' })}>
              Naar het verlanglijstje
            </ButtonLink>
            <Button
              look="secondary"
              onClick={() => {
                setCleared(items)
                favourites.clear()
              }}
            >
              Alles verwijderen
            </Button>
          </>
        ) : (
          <SharedListActions
            items={items}
            keepLabel="Bewaar ze allemaal"
            ownLabel="Naar mijn favorieten"
            ownHref={hrefTo({ to: '/favorieten' })}
          />
        )}
      </div>
      <ul className={styles['board']} aria-busy={!isLoaded}>
        {items.map((item) => (
          <li key={favouriteKey(item)} className={styles['item']}>
            <BoardItem item={item} card={cardOf(item)} isOwn={isOwn} />
          </li>
        ))}
      </ul>
    </Band>
  )
}
