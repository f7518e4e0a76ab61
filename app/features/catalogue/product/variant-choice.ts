/** The variant that a choice of size or finish leads to, and how sizes are told apart. Pure. */

type Choosable = { article: string; finish: string | null; size: string }

/**
 * The variant that differs from `current` by the given finish or size. Where that pair is not made, the first variant of the wanted
 * finish or size; `current` when there is none at all.
 */
export function variantIn<TVariant extends Choosable>(
  variants: readonly TVariant[],
  current: TVariant,
  wanted: { finish: string | null } | { size: string },
): TVariant {
  const isWanted = (variant: TVariant) =>
    'finish' in wanted ? variant.finish === wanted.finish : variant.size === wanted.size
  const isKept = (variant: TVariant) =>
    'finish' in wanted ? variant.size === current.size : variant.finish === current.finish
  return variants.find((variant) => isWanted(variant) && isKept(variant)) ?? variants.find(isWanted) ?? current
}

/** What follows the first measure of each size, where that is the same: ' x 54 x 45 cm' of '60 x 54 x 45 cm' and '80 x 54 x 45 cm'; '' otherwise. */
export function sharedMeasures(sizes: readonly string[]): string {
  const [rest = '', ...others] = new Set(sizes.map((size) => / x .+$/.exec(size)?.[0] ?? ''))
  return others.length > 0 || sizes.length < 2 ? '' : rest
}
