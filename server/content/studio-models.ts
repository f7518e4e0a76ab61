/** The 3D models that exist (public/media/models.json), as pages offer them. */
import { existsSync, readFileSync } from 'node:fs'
import { join, resolve } from 'node:path'
import { z } from 'zod'

const sizeSchema = z.object({ width: z.number(), height: z.number(), depth: z.number() })
const modelSchema = z.object({
  file: z.string(),
  bytes: z.number().int().positive(),
  hash: z.string(),
  variants: z.array(z.string()).min(1),
  /** The size in the content, and that of the model, in mm. */
  size: sizeSchema,
  box: sizeSchema,
})
export type StudioModel = z.output<typeof modelSchema>

let models: ReadonlyMap<string, StudioModel> | undefined

/** Reads the list in `publicDir`; empty without a file. @throws when the file is invalid */
export function readModels(publicDir: string): ReadonlyMap<string, StudioModel> {
  const path = join(publicDir, 'media/models.json')
  return new Map(
    existsSync(path)
      ? Object.entries(z.record(z.string(), modelSchema).parse(JSON.parse(readFileSync(path, 'utf8'))))
      : [],
  )
}

/** The model of this name ('spiegels/m01', 'collecties/beat45') with those of its variants that `label` can name, or null. The list is read once. */
export function studioModel(
  name: string,
  label: (variant: string) => { label: string; color: string } | null | undefined,
) {
  models ??= readModels(resolve('public'))
  const model = models.get(name)
  if (!model) return null
  return {
    href: `/media/${model.file}?v=${model.hash.slice(0, 8)}`,
    bytes: model.bytes,
    variants: model.variants.flatMap((variant) => {
      const words = label(variant)
      return words ? [{ name: variant, ...words }] : []
    }),
  }
}
