/** What is made of the content files alone is made once for each reading of them: so it is the same object for every page, and the HTML of its parts is kept (app/lib/kept-html.ts). */
import type { ContentFiles } from '#server/content/content-files.ts'

export function onceForFiles<TMade>(make: (files: ContentFiles) => TMade): (files: ContentFiles) => TMade {
  const made = new WeakMap<ContentFiles, { value: TMade }>()
  return (files) => {
    const kept = made.get(files) ?? { value: make(files) }
    made.set(files, kept)
    return kept.value
  }
}
