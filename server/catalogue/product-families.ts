/** What is true of every product of a family: said once, below the list of its category, to which the page of each product links. */
import type { ProductFamily } from '#domain/catalogue/family.schema.ts'
import type { ContentFiles } from '#server/content/content-files.ts'
import type { ProductDetails } from './product-pages.ts'

type Known = Pick<ContentFiles, 'families'>
export type FamilyText = { title: string; paragraphs: string[] }

/** The texts of the families of one category; none for a list of several. */
export function familyTexts({ families }: Known, categories: readonly string[] = []): FamilyText[] {
  return families
    .filter(({ category }) => categories.length === 1 && categories.includes(category))
    .map((family) => ({ title: titleOf(family), paragraphs: family.description }))
}

/** What the page of a product says of it alone, and the family whose text it leaves to the list. */
export function ownText(
  { families }: Known,
  { slug, description }: Pick<ProductDetails, 'slug' | 'description'>,
): { description: string[]; family: { title: string; category: string } | null } {
  const family = families.find(({ products }) => products.some((product) => product.slug === slug))
  const own = description.filter((text) => !family?.description.includes(text))
  return {
    description: own,
    family: family && own.length < description.length ? { title: titleOf(family), category: family.category } : null,
  }
}

/** 'Afdekblad hout {naam}' -> 'Afdekblad hout' */
function titleOf({ title, name }: ProductFamily): string {
  return title ?? name.replace(/ ?\{[a-z]+\}/, '')
}
