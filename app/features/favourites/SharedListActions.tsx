/** What a visitor can do with a shared list. */
import { announce } from '#app/lib/announce.ts'
import { favourites, useFavourites } from '#app/lib/favourites-store.ts'
import { Button, ButtonLink } from '#app/ui/button/Button.tsx'
import { favouriteKey, favouriteLimit, type Favourite } from '#domain/favourites.ts'

type SharedListActionsProps = { items: readonly Favourite[]; keepLabel: string; ownLabel: string; ownHref: string }

export function SharedListActions({ items, keepLabel, ownLabel, ownHref }: SharedListActionsProps) {
  const isKept = areKept(items, useFavourites())
  const keep = () => {
    const isStored = favourites.merge(items)
    announce(wordsAfter(isStored, areKept(items, favourites.list())))
  }
  return (
    <>
      <Button onClick={keep}>
        <span>{isKept ? 'Staat op uw lijst' : keepLabel}</span>
      </Button>
      <ButtonLink look="secondary" href={ownHref}>
        {ownLabel}
      </ButtonLink>
    </>
  )
}

function areKept(items: readonly Favourite[], own: readonly Favourite[]): boolean {
  const keys = new Set(own.map(favouriteKey))
  return items.every((item) => keys.has(favouriteKey(item)))
}

function wordsAfter(isStored: boolean, isKept: boolean): string {
  if (!isKept) return `Niet alles past: er passen ${favouriteLimit} favorieten op uw lijst.`
  return isStored
    ? 'Alles staat op uw eigen lijst.'
    : 'Alles staat op uw eigen lijst, maar uw browser bewaart die niet: zodra u de site verlaat, is het weg.'
}
