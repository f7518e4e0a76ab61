/** Whether a request is answered with what editors have not published yet (docs/cms.md, Preview). */
import { AsyncLocalStorage } from 'node:async_hooks'
import type { ContentFiles } from './content-files.ts'

/** `site`: the maker's facts in it, as soon as it has read them. */
type Preview = { site?: ContentFiles['site'] }

const previews = new AsyncLocalStorage<Preview>()

/** The preview of the current request; undefined when it gets what is published. */
export function currentPreview(): Preview | undefined {
  return previews.getStore()
}

export function isPreview(): boolean {
  return currentPreview() !== undefined
}

/** Does `work` as a preview, and all that it waits for. */
export function asPreview<T>(work: () => T): T {
  return previews.run({}, work)
}
