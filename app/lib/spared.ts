/**
 * Code that the page which came first does without, because all that it makes stands there as HTML (app/ui/kept-html/Standing.tsx):
 * the browser fetches it when it is about to make another page.
 */
export type Spared<TThing> = {
  /** For loaders: waits until it is there. When it fails (offline), the next wish tries again. */
  fetch: () => Promise<void>
  /** @throws where no loader has waited for it */
  get: () => TThing
}

/** For the browser. */
export function spared<TThing>(load: () => Promise<TThing>): Spared<TThing> {
  let arrived: { thing: TThing } | undefined
  let coming: Promise<void> | undefined
  return {
    fetch: () => {
      coming ??= load().then((thing) => { arrived = { thing }; return undefined }).catch((error: unknown) => {
        coming = undefined
        throw error
      })
      return coming
    },
    get: () => {
      if (arrived === undefined) throw new Error('A part was to be made before its code had come: its loader must wait for it.')
      return arrived.thing
    },
  }
}

/** For the server, which has it at once. */
export function atHand<TThing>(thing: TThing): Spared<TThing> {
  return { fetch: () => Promise.resolve(), get: () => thing }
}
