/** Makes `site` what editors made of the maker's facts: on the server for each request, in the browser with the page (docs/cms.md, The facts of the company). */
import { isDeepStrictEqual } from 'node:util'
import { pageSettings, providePageSettings, type PageSettings } from '#domain/page-settings.ts'
import { site } from '#domain/site.ts'
import { noteRead } from './content-reads.ts'
import type { ContentFiles } from './content-files.ts'

/** @param current returns the facts for the current request */
export function followSite(current: () => ContentFiles['site']): void {
  const built = { ...site }
  for (const field of Object.keys(built))
    Object.defineProperty(site, field, {
      enumerable: true,
      get() {
        noteRead('site')
        return Reflect.get(current(), field)
      },
    })

  const settings = pageSettings()
  const known = new WeakMap<ContentFiles['site'], PageSettings>()
  providePageSettings(() => {
    const now = current()
    const made = known.get(now) ?? withFacts(settings, built, now)
    known.set(now, made)
    return made
  })
}

function withFacts(settings: PageSettings, built: object, now: object): PageSettings {
  const facts = Object.entries(now).filter(([field, value]) => !isDeepStrictEqual(value, Reflect.get(built, field)))
  return facts.length === 0 ? settings : { ...settings, facts: Object.fromEntries(facts) }
}
