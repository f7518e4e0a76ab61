/** The site as a document is checked against it: its content, its pages and its files. */
import { resolve } from 'node:path'
import { catalogue } from '#server/catalogue/catalogue.ts'
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

/** Null without a content server. */
export async function checkedSite(): Promise<CheckedSite | null> {
  const { CMS_URL: cmsUrl } = env()
  if (cmsUrl === undefined) return null
  const [context, publicDir] = [await siteContext(), resolve('public')]
  const products = [...(await catalogue()).products.keys()]
  const { paths } = await siteAddresses(context, async () => products)
  const pages = new Set(paths)
  return {
    edited: context.edited,
    cmsUrl,
    contentDir: resolve('content'),
    publicDir,
    names: documentNames(context.files, products),
    isThere: async (path) =>
      pages.has(movedTo(path) ?? path) ||
      elsewhere.test(path) ||
      (path.startsWith('/media/') && (await mediaFileSize(publicDir, path.slice('/media/'.length))) !== null),
  }
}
