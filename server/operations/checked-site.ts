/** The site as a document is checked against it: its content, its pages and its files. */
import { resolve } from 'node:path'
import { catalogue } from '#server/catalogue/catalogue.ts'
import type { EntrySource } from '#server/content/content-source.ts'
import { mediaFileSize } from '#server/content/media-files.ts'
import { documentNames } from '#server/content/strapi/documents/named-documents.ts'
import { movedTo } from '#server/content/moved-addresses.ts'
import { env } from '#server/env.ts'
import { siteAddresses } from '#server/pages/site-addresses.ts'
import { siteContext } from '#server/site-context.ts'
import type { CheckedSite } from './content-check.ts'

/** Addresses with params or files of their own, which are no pages of the sitemap. */
const elsewhere =
  /^\/(?:feed|api|zoeken|vergelijken|favorieten|verlanglijstje|offerte|artikel|nieuwsbrief|professional)(?:[./]|$)/

/**
 * Pages of which the content server has the list. It waits for the answer with its database locked, so that it is asked for them only where a
 * document links to one: it answers only from what the site remembers.
 */
const entryPage = /^\/(?:vacatures|veelgestelde-vragen)\//
type EntryLists = Pick<EntrySource, 'listFaqs' | 'listVacancies'>
const noEntries: EntryLists = { listFaqs: async () => ({ items: [], total: 0 }), listVacancies: async () => [] }

/** Null without a content server. */
export async function checkedSite(): Promise<CheckedSite | null> {
  const { CMS_URL: cmsUrl } = env()
  if (cmsUrl === undefined) return null
  const [context, publicDir] = [await siteContext(), resolve('public')]
  const products = [...(await catalogue()).products.keys()]
  const pagesWith = async (content: EntryLists) =>
    new Set((await siteAddresses({ ...context, content }, async () => products)).paths)
  const pages = await pagesWith(noEntries)
  return {
    edited: context.edited,
    cmsUrl,
    contentDir: resolve('content'),
    publicDir,
    names: documentNames(context.files, products),
    isThere: async (path) =>
      pages.has(movedTo(path) ?? path) ||
      elsewhere.test(path) ||
      (entryPage.test(path) && (await pagesWith(context.content)).has(path)) ||
      (path.startsWith('/media/') && (await mediaFileSize(publicDir, path.slice('/media/'.length))) !== null),
  }
}
