/** Article numbers, from the catalogue and the content files. */
import { resolve } from 'node:path'
import { createServerFn } from '@tanstack/react-start'
import { amsterdamDay } from '#domain/amsterdam-day.ts'
import { z } from 'zod'
import { pathValue } from '#server/http/path-value.ts'
import { catalogue } from '#server/catalogue/catalogue.ts'
import { siteContext } from '#server/site-context.ts'
import { findArticle, formerArticles } from './articles.ts'
import { articlesOf } from './articles-of-content.ts'
import { partDetails } from './parts.ts'

/** What a number leads to, in any spelling. */
export const fetchArticle = createServerFn({ method: 'GET' })
  .validator(z.object({ number: pathValue(80) }))
  .handler(async ({ data }) => {
    const [{ files }, made] = await Promise.all([siteContext(), catalogue()])
    return findArticle(
      articlesOf(files, made),
      files,
      made.products,
      resolve('public'),
      data.number,
      Number(amsterdamDay(new Date()).slice(0, 4)),
    )
  })

/** Furniture that is no longer made, and the parts that can be ordered separately. */
export const fetchArticleLists = createServerFn({ method: 'GET' }).handler(async () => {
  const { files } = await siteContext()
  return { former: formerArticles(files.articles), parts: files.parts.map((part) => partDetails(files, part)) }
})
