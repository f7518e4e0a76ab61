/** The contract of content sources for the embedded store, and for the Strapi client over the REST dialect of the site. */
import { resolve } from 'node:path'
import { readContentFiles } from '#server/content/content-files.ts'
import { embeddedSource } from '#server/content/embedded/embedded-source.ts'
import { fillStore } from '#server/content/embedded/fill-store.ts'
import { readMediaManifest } from '#server/content/media.ts'
import { restResponse } from '#server/rest/rest-response.ts'
import { restStore } from '#server/rest/rest-store.ts'
import { strapiSource } from '#server/content/strapi/strapi-source.ts'
import { openDatabase } from '#server/db/database.ts'
import { contentSourceContract } from './content-source.contract.ts'

async function filledStore() {
  const store = await openDatabase(':memory:')
  await fillStore(store, readContentFiles(resolve('content'), resolve('public')))
  return store
}

contentSourceContract('the embedded store', async () => {
  const store = await filledStore()
  return { source: embeddedSource(store, readMediaManifest(resolve('public'))), close: () => store.destroy() }
})

contentSourceContract('the Strapi client over the REST dialect of the site', async () => {
  const store = await filledStore()
  const rest = restStore(store, readMediaManifest(resolve('public')), resolve('public'))
  return {
    source: strapiSource({
      url: 'http://cms.example',
      fetch: (input, init) => restResponse(new Request(input, init), rest),
    }),
    close: () => store.destroy(),
  }
})
