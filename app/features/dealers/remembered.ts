/** Keeps the place of a search once it has been understood. What keeps it comes when there is something to keep. */
import { useEffect } from 'react'

/** `near` as it stands in the address; undefined leaves what is kept. */
export function useRemembered(near: string | undefined): void {
  useEffect(() => {
    if (near !== undefined) import('./place-store.ts').then(({ rememberPlace }) => rememberPlace(near)).catch(() => undefined)
  }, [near])
}
