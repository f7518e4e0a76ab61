/** content/etim.json: the class of ETIM that furniture belongs to, and the features that take its sizes. A model without a class is exchanged unclassified. */
import { z } from 'zod'

const feature = z.string().regex(/^EF\d{6}$/)

export const etimSchema = z.strictObject({
  /** Of the classification, e.g. '9.0'. */
  release: z.string().regex(/^\d{1,2}\.\d$/),
  classes: z.array(
    z.strictObject({
      /** Models of the catalogue (domain/catalogue/family.schema.ts). */
      models: z.array(z.string()).min(1),
      code: z.string().regex(/^EC\d{6}$/),
      name: z.string(),
      /** Lengths, in mm. */
      features: z.strictObject({ width: feature, height: feature, depth: feature, diameter: feature }).partial(),
    }),
  ),
})
export type Etim = z.output<typeof etimSchema>
export type EtimClass = Etim['classes'][number]

/** The class of a model, or null. */
export function etimClass({ classes }: Etim, model: string): EtimClass | null {
  return classes.find(({ models }) => models.includes(model)) ?? null
}

/** The features of a class with their values in mm; those without a value are left out. */
export function etimFeatures(
  { features }: EtimClass,
  size: Readonly<Record<keyof EtimClass['features'], number | null>>,
): { code: string; mm: number }[] {
  return (['width', 'height', 'depth', 'diameter'] as const).flatMap((side) => {
    const [code, mm] = [features[side], size[side]]
    return code === undefined || mm === null ? [] : [{ code, mm }]
  })
}
