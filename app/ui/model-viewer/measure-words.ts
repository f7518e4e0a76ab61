/** The measures of a model in words. */
import type { ModelMeasures } from '#domain/furniture/furniture-model.ts'

/** 'Breed 1000, hoog 540, diep 450 mm; de rand op 870 mm boven de vloer.' */
export function measuresInWords({ width, height, depth, upper }: ModelMeasures): string {
  const [wide, high] = [width, height].map(([from, to]) => Math.round(to - from))
  return `Breed ${wide}, hoog ${high}, diep ${Math.round(depth)} mm; de ${upper.isRim ? 'rand' : 'bovenkant'} op ${Math.round(upper.height)} mm boven de vloer.`
}
