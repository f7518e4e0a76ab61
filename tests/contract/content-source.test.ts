/** The contract of content sources for the embedded source, and for the Strapi client over the REST dialect of the site. */
import { resolve } from 'node:path'
import { embeddedSource, readEmbeddedContent } from '#server/content/embedded-source.ts'
import { readMediaManifest } from '#server/content/media.ts'
import { restResponse } from '#server/rest/rest-response.ts'
import { restStore } from '#server/rest/rest-store.ts'
import { strapiSource } from '#server/content/strapi/strapi-source.ts'
import { contentSourceContract } from './content-source.contract.ts'

const publicDir = resolve('public')
const content = readEmbeddedContent(resolve('content'), publicDir)

contentSourceContract('the embedded source', async () => ({ source: embeddedSource(content) }))

contentSourceContract('the Strapi client over the REST dialect of the site', async () => {
  const rest = restStore(content, readMediaManifest(publicDir), publicDir)
  return {
    source: strapiSource({
      url: 'http://cms.example',
      fetch: (input, init) => restResponse(new Request(input, init), rest),
    }),
  }
})
