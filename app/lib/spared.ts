/**
 * Code that the page which came first does without, because all that it makes stands there as HTML (app/ui/kept-html/Standing.tsx), or
 * because its address has no search params to read: the browser fetches it when it is about to make another page.
 */
export type Spared<TThing> = {
  /** For loaders: waits until it is there. When it fails (offline), the next wish tries again. */
  fetch: () => Promise<void>
  isHere: () => boolean
  /** @throws where no loader has waited for it */
  get: () => TThing
}

/** For the browser. */
export function spared<TThing>(load: () => Promise<TThing>): Spared<TThing> {
  let arrived: { thing: TThing } | undefined
  let coming: Promise<void> | undefined
  return {
    fetch: () => {
      coming ??= load()
        .then((thing) => {
          arrived = { thing }
          return undefined
        })
        .catch((error: unknown) => {
          coming = undefined
          throw error
        })
      return coming
    },
    isHere: () => arrived !== undefined,
    get: () => {
      if (arrived === undefined)
        throw new Error('Code was wanted before it had come: the loader of the page must wait for it.')
      return arrived.thing
    },
  }
}

/** For the server, which has it at once. */
export function atHand<TThing>(thing: TThing): Spared<TThing> {
  return { fetch: () => Promise.resolve(), isHere: () => true, get: () => thing }
}
