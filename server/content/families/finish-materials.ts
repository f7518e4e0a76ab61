/** The material of a product in one of its finishes, and the description of its surface. Pure. */
import type { CatalogueEntry, CatalogueReference, ColorTexture } from '#domain/catalogue/product.schema.ts'
import type { Finish } from '#domain/finishes/finish.schema.ts'

/** Materials that finishes describe: board, laminate and concrete, each with its own surface. */
const inFinishWords = new Set(['fineer', 'gelakt-mdf', 'melamine', 'multiplex', 'lariks', 'hpl', 'beton'])
/** A variant has one of these: that of its finish. */
const carriers = new Set([...inFinishWords, 'massief-hout'])

/**
 * The materials of a variant: of those of its product (`own`, slugs) the one that its finish belongs to, and those
 * that every finish has. Where the product has no such material, such as a steel rack, the finish changes nothing.
 */
export function materialsIn(own: readonly CatalogueReference[], finish: Finish): CatalogueReference[] {
  const worn = carriersOf(finish)
    .flatMap((slug) => own.find((material) => material.slug === slug) ?? [])
    .slice(0, 1)
  return [...worn, ...own.filter(({ slug }) => !carriers.has(slug))]
}

/** The material groups that can have this finish, its main one first. */
function carriersOf({ name, surface: { kind } }: Finish): readonly string[] {
  if (name.startsWith('multiplex')) return ['multiplex', 'massief-hout']
  if (name.startsWith('lariks')) return ['lariks', 'massief-hout']
  if (kind.endsWith('lak')) return ['gelakt-mdf', 'massief-hout']
  return kind.endsWith('hpl') ? ['hpl'] : kind === 'beton' || kind === 'melamine' ? [kind] : ['fineer', 'massief-hout']
}

/** The surface of a variant in words: that of its finish where the finish describes its material, else that of its first material. */
export function surfaceWords(
  texture: ColorTexture,
  made: readonly CatalogueReference[],
  described: readonly CatalogueEntry[],
): string {
  const [first] = made
  const own = made.some(({ slug }) => inFinishWords.has(slug))
    ? undefined
    : described.find(({ slug }) => slug === first?.slug)
  return own === undefined || own.description === ''
    ? (texture.material?.name ?? '')
    : own.description.replace(/\.$/, '')
}
