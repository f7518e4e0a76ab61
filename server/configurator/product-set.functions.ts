/** What goes with a product, on its page. A GET, because the result depends on the address alone. */
import { createServerFn } from '@tanstack/react-start'
import { z } from 'zod'
import { productPageSearchSchema } from '#domain/configurator/configurator-search.ts'
import { pathValue } from '#server/http/path-value.ts'
import { findProductSet } from './find-set.ts'

/** The set of a product page; null for a product that is no cabinet of a set. */
export const fetchProductSet = createServerFn({ method: 'GET' })
  .validator(z.object({ slug: pathValue(80), search: productPageSearchSchema }))
  .handler(({ data: { slug, search } }) => findProductSet(slug, search))
