/** Finishes from the content files, with their tops, collections and neighbours in colour. */
import { createServerFn } from '@tanstack/react-start'
import { z } from 'zod'
import { pathValue } from '#server/http/path-value.ts'
import { siteContext } from '#server/site-context.ts'
import { finishCards, finishPage } from './finishes.ts'

/** All finishes as samples. */
export const fetchFinishCards = createServerFn({ method: 'GET' }).handler(async () =>
  finishCards((await siteContext()).files),
)

/** The page of one finish, or null. */
export const fetchFinish = createServerFn({ method: 'GET' })
  .validator(z.object({ name: pathValue(60) }))
  .handler(async ({ data }) => finishPage((await siteContext()).files, data.name))
