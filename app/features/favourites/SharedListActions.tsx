/** What a visitor can do with a shared list. */
import { favourites, useFavourites } from '#app/lib/favourites-store.ts'
import { Button, ButtonLink } from '#app/ui/button/Button.tsx'
import { favouriteKey, type Favourite } from '#domain/favourites.ts'

type SharedListActionsProps = { items: readonly Favourite[]; keepLabel: string; ownLabel: string; ownHref: string }

export function SharedListActions({ items, keepLabel, ownLabel, ownHref }: SharedListActionsProps) {
  const own = new Set(useFavourites().map(favouriteKey))
  return (
    <>
      <Button onClick={() => favourites.merge(items)} disabled={items.every((item) => own.has(favouriteKey(item)))}>
        {keepLabel}
      </Button>
      <ButtonLink look="secondary" href={ownHref}>
        {ownLabel}
      </ButtonLink>
    </>
  )
}
