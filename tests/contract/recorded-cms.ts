/** A content server that replays the responses recorded by tests/strapi/record-shapes.ts, over HTTP. */
import { readFileSync } from 'node:fs'
import { createServer } from 'node:http'
import { join } from 'node:path'
import { brotliDecompressSync } from 'node:zlib'
import { z } from 'zod'
import type { ContentSource } from '#server/content/content-source.ts'
import { crawlProducts } from '#server/catalogue/crawl-products.ts'
import { readLists } from '#server/catalogue/catalogue.ts'
import { everyFaq } from '#server/content/every-faq.ts'
import { lengthUnits, priceUnits } from '#server/env.ts'

export const shapeNames = ['ours', 'bare', 'flat', 'text', 'nulls'] as const
export type ShapeName = (typeof shapeNames)[number]

const recordingSchema = z.object({
  units: z.object({ length: z.enum(lengthUnits), price: z.enum(priceUnits) }),
  /** By path and query. */
  responses: z.record(z.string(), z.object({ status: z.number(), body: z.unknown() })),
})
export type Recording = z.output<typeof recordingSchema>

export const recordingFile = (name: ShapeName) => join(import.meta.dirname, 'recordings', `${name}.json.br`)

/** Starts the server; `unknown` collects requests that were not recorded. */
export async function startRecordedCms(name: ShapeName) {
  const recording = recordingSchema.parse(
    JSON.parse(brotliDecompressSync(readFileSync(recordingFile(name))).toString()),
  )
  const unknown: string[] = []
  const server = createServer((request, response) => {
    const path = request.url ?? ''
    const recorded = recording.responses[path]
    if (!recorded) unknown.push(path)
    const { status, body } = recorded ?? { status: 501, body: null }
    response.writeHead(status, { 'content-type': 'application/json' }).end(JSON.stringify(body))
  })
  await new Promise<void>((done) => {
    server.listen(0, '127.0.0.1', done)
  })
  const address = server.address()
  return {
    url: `http://127.0.0.1:${typeof address === 'object' && address !== null ? address.port : 0}`,
    units: recording.units,
    unknown,
    async [Symbol.asyncDispose]() {
      server.closeAllConnections()
      await new Promise((done) => {
        server.close(done)
      })
    },
  }
}

/** Everything that the pages read of a source. */
export async function readEverything(source: ContentSource) {
  const products = await crawlProducts(source)
  const lists = await readLists(source, null)
  const [faqs, faqCategories, vacancies] = [
    await everyFaq(source),
    await source.listFaqCategories(),
    await source.listVacancies(),
  ]
  const privacy = []
  for (const locale of ['nl', 'en', 'fr']) privacy.push(await source.getPrivacyPage(locale))
  for (const { slug } of products) await source.getProduct(slug)
  for (const { slug } of faqs) await source.getFaq(slug)
  for (const { slug } of vacancies) await source.getVacancy(slug)
  return { products, lists, faqs, faqCategories, vacancies, privacy }
}
