/** All article numbers, kept by reading. */
import type { Catalogue } from '#server/catalogue/catalogue.ts'
import type { ContentFiles } from '#server/content/content-files.ts'
import { oncePerContent } from '#server/content/content-reads.ts'
import { knownArticles } from './articles.ts'

/** Built once for each reading of the content and the catalogue. */
export const articlesOf = oncePerContent((files: ContentFiles, { products }: Catalogue) =>
  knownArticles(files, products),
)
