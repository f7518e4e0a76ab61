/** Whether a request is answered with what editors have not published yet (docs/cms.md, Preview). */
import { AsyncLocalStorage } from 'node:async_hooks'

const previews = new AsyncLocalStorage<true>()

export function isPreview(): boolean {
  return previews.getStore() === true
}

/** Does `work` as a preview, and all that it waits for. */
export function asPreview<T>(work: () => T): T {
  return previews.run(true, work)
}
