/** Finishes from the content files, with their tops, collections and similar colours. */
import { createServerFn } from '@tanstack/react-start'
import { z } from 'zod'
import { groupFinishes } from '#domain/finishes/finish-order.ts'
import { pathValue } from '#server/http/path-value.ts'
import { siteContext } from '#server/site-context.ts'
import { finishCard, finishPage } from './finishes.ts'

/** All finishes as samples, in groups. */
export const fetchFinishCards = createServerFn({ method: 'GET' }).handler(async () =>
  groupFinishes((await siteContext()).files.finishes).map(({ name, own }) => ({ name, own: own.map(finishCard) })),
)

/** The page of one finish, or null. */
export const fetchFinish = createServerFn({ method: 'GET' })
  .validator(z.object({ name: pathValue(60) }))
  .handler(async ({ data }) => finishPage((await siteContext()).files, data.name))
