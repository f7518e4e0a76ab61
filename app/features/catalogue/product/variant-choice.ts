/** The variant that a choice of size or finish leads to. Pure. */

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
