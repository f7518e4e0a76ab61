/** The board of favourites: the visitor's own, or one that was shared by its address. */
import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { countLabel } from '#app/lib/count-label.ts'
import { favouriteKey, readItems, writeItems, type Favourite } from '#domain/favourites.ts'
import { favourites, useFavourites, useFavouritesKnown } from '#app/lib/favourites-store.ts'
import { stringifySearch } from '#domain/search-string.ts'
import { Band } from '#app/ui/band/Band.tsx'
import { Button, ButtonLink } from '#app/ui/button/Button.tsx'
import { hrefTo } from '#app/ui/link/href.ts'
import { CopyAddress } from '../CopyAddress.tsx'
import { favouritesQueryOptions } from '../favourites-query.ts'
import { Nothing } from '../Nothing.tsx'
import { BoardItem } from './BoardItem.tsx'
import styles from './FavouritesBoard.module.css'

/** `shared` is the value of `?items=`; without it the board is the visitor's own. */
export function FavouritesBoard({ shared }: { shared: string | undefined }) {
  const own = useFavourites()
  const isKnown = useFavouritesKnown()
  const items = shared === undefined ? own : readItems(shared)
  const { data: things, isPlaceholderData } = useQuery(favouritesQueryOptions(items))
  const isLoaded = things !== undefined && !isPlaceholderData
  const [cleared, setCleared] = useState<readonly Favourite[]>([])

  const undo = cleared.length > 0 && own.length === 0 && (
    <p className={styles['undo']}>
      <Button
        look="secondary"
        onClick={() => {
          favourites.merge(cleared)
          setCleared([])
        }}
      >
        Maak wissen ongedaan
      </Button>
    </p>
  )
  if (items.length === 0) {
    return (
      <Band space="tight">
        {undo}
        <div data-waiting={!isKnown || undefined} className={styles['empty']}>
          <Nothing
            title="Het bord is nog leeg"
            text="Overal waar een hart staat, kunt u iets bewaren: een meubel, een kleur, een spiegel of een hele kamer. Het komt dan hier te hangen."
          />
        </div>
      </Band>
    )
  }
  const found = new Map((things ?? []).map((thing) => [favouriteKey(thing), thing]))
  return (
    <Band space="tight">
      <div className={styles['bar']}>
        <output className={styles['count']}>{countLabel(items.length, 'favoriet', 'favorieten')}</output>
        {shared === undefined ? (
          <>
            <CopyAddress path={`/favorieten${stringifySearch({ items: writeItems(items) })}`} label="Deel dit bord" />
            <ButtonLink look="secondary" href={hrefTo({ to: '/verlanglijstje' })}>
              Maak er een lijst van
            </ButtonLink>
            <Button
              look="secondary"
              onClick={() => {
                setCleared(own)
                favourites.clear()
              }}
            >
              Wis het bord
            </Button>
          </>
        ) : (
          <>
            <Button
              onClick={() => favourites.merge(items)}
              disabled={items.every((item) => own.some((mine) => favouriteKey(mine) === favouriteKey(item)))}
            >
              Bewaar alles bij mijn favorieten
            </Button>
            <ButtonLink look="secondary" href={hrefTo({ to: '/favorieten' })}>
              Naar mijn eigen bord
            </ButtonLink>
          </>
        )}
      </div>
      <ul className={styles['board']} aria-busy={!isLoaded}>
        {items.map((item) => (
          <li key={favouriteKey(item)} className={styles['item']}>
            <BoardItem
              item={item}
              thing={found.get(favouriteKey(item)) ?? (isLoaded ? null : undefined)}
              canRemove={shared === undefined}
            />
          </li>
        ))}
      </ul>
    </Band>
  )
}
