/** Counts as visitors read them (docs/rules.md, Addresses). */
import { formatNumber } from '#domain/dutch-number.ts'

/** countLabel(1, 'spiegel', 'spiegels') -> '1 spiegel'; 29 -> '29 spiegels'; 1200 -> '1.200 spiegels'. */
export function countLabel(count: number, one: string, many: string): string {
  return `${formatNumber(count)} ${count === 1 ? one : many}`
}
