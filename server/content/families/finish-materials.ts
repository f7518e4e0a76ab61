/** What a product is made of in one of its finishes, and how its surface is then described. Pure. */
import type { CatalogueEntry, CatalogueReference, ColorTexture } from '#domain/catalogue/product.schema.ts'
import type { Finish } from '#domain/finishes/finish.schema.ts'

/** What the words of finishes are about: board, laminate and concrete, each with its own surface. */
const inFinishWords = new Set(['fineer', 'gelakt-mdf', 'melamine', 'multiplex', 'lariks', 'hpl', 'beton'])
/** Of these a variant has one: that of its finish. */
const carriers = new Set([...inFinishWords, 'massief-hout'])

/**
 * What a variant is made of: of all that its product is made of (`own`, slugs) the material that its finish belongs to, and what is the
 * same in every finish. Where the product has nothing of the kind, as a steel rack in a colour that cabinets are lacquered in, the finish changes nothing.
 */
export function materialsIn(own: readonly CatalogueReference[], finish: Finish): CatalogueReference[] {
  const worn = carriersOf(finish)
    .flatMap((slug) => own.find((material) => material.slug === slug) ?? [])
    .slice(0, 1)
  return [...worn, ...own.filter(({ slug }) => !carriers.has(slug))]
}

/** What can have this finish, what it was made for first. */
function carriersOf({ name, surface: { kind } }: Finish): readonly string[] {
  if (name.startsWith('multiplex')) return ['multiplex', 'massief-hout']
  if (name.startsWith('lariks')) return ['lariks', 'massief-hout']
  if (kind.endsWith('lak')) return ['gelakt-mdf', 'massief-hout']
  return kind.endsWith('hpl') ? ['hpl'] : kind === 'beton' || kind === 'melamine' ? [kind] : ['fineer', 'massief-hout']
}

/** The surface of a variant in words: those of its finish where they are about what it is made of, else those of its first material. */
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
