/** The kits of the configurator, made of the real content. */
import { resolve } from 'node:path'
import { kitsOf } from '#server/configurator/kits.ts'
import { readContentFiles } from '#server/content/read-content-files.ts'
import { expandFamilies } from '#server/content/families/expand-families.ts'

export const files = readContentFiles(resolve('content'), resolve('public'))
export const products = expandFamilies(files).filter((product) => product.is_active)
export const kits = kitsOf(files, new Map(products.map((product) => [product.slug, product])))
