/** The guarantee of a mirror in words. */
import type { Mirror } from './mirror.schema.ts'

const electronicsYears = 2

/** A lit mirror cabinet has two guarantees: its electronics have a shorter one than the cabinet. */
export function mirrorGuarantee({ guaranteeYears, features }: Pick<Mirror, 'guaranteeYears' | 'features'>): string {
  const isLit = features.includes('verlichting')
  return isLit && guaranteeYears > electronicsYears
    ? `${guaranteeYears} jaar op de kast, ${electronicsYears} jaar op led en voeding`
    : `${guaranteeYears} jaar`
}
