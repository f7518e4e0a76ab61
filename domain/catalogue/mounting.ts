/** Whether furniture is wall-hung or floor-standing, from the way its collection is made and pictured. */

const mounted: ReadonlySet<string> = new Set(['wastafelmeubel', 'toiletmeubel', 'make-uptafel', 'halfhoge-kast'])

type Mounted = { mounting?: string; form: { mounting: string } }

/** True when it hangs on the wall; without a style it does. */
export function isWallHung(style: Pick<Mounted, 'form'> | null | undefined): boolean {
  return style?.form.mounting !== 'staand' && style?.form.mounting !== 'frame'
}

/** Slugs of the features that say so, for a model that has them: one of 'wandhangend' and 'staand', and what else can be ordered. */
export function mountingFeatures(model: string, style: Mounted | null | undefined): string[] {
  if (!mounted.has(model)) return []
  if (!isWallHung(style)) return ['staand']
  return ['wandhangend', ...(style?.mounting === 'wandhangend of staand' ? ['ook-op-poten'] : [])]
}
