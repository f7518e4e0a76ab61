/** Keeps the place of a search once it has been understood: at once, for who goes on to a product asks for the dealers near it. */
import { useEffect } from 'react'
import { placeStorageKey } from './place-key.ts'

/** `near` as it stands in the address; undefined leaves what is kept. */
export function useRemembered(near: string | undefined): void {
  useEffect(() => {
    if (near === undefined) return
    try {
      localStorage.setItem(placeStorageKey, near)
    } catch {
      // What tells the page of it holds it, too.
    }
    import('./place-store.ts').then(({ rememberPlace }) => rememberPlace(near)).catch(() => undefined)
  }, [near])
}
