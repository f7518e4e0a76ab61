/** Inspiration rooms from the content files, with prices of the catalogue. */
import { createServerFn } from '@tanstack/react-start'
import { z } from 'zod'
import type { Product } from '#domain/catalogue/product.schema.ts'
import { catalogue } from '#server/catalogue/catalogue.ts'
import { pathValue } from '#server/http/path-value.ts'
import { siteContext } from '#server/site-context.ts'
import { roomCards, roomPage } from './rooms.ts'

/** All rooms. */
export const fetchRooms = createServerFn({ method: 'GET' }).handler(async () => roomCards((await siteContext()).files))

/** The page of one room, or null. Without the catalogue it shows no products. */
export const fetchRoom = createServerFn({ method: 'GET' })
  .validator(z.object({ slug: pathValue(60) }))
  .handler(async ({ data: { slug } }) => {
    const { files } = await siteContext()
    if (!files.rooms.some((room) => room.slug === slug)) return null
    const products = await catalogue().then(
      (made): ReadonlyMap<string, Product> => made.products,
      () => new Map<string, Product>(),
    )
    return roomPage(files, products, slug)
  })
