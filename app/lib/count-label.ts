/** Counts as visitors read them (docs/rules.md, Addresses). */
import { once } from '#domain/once.ts'

const whole = once(() => new Intl.NumberFormat('nl-NL', { maximumFractionDigits: 0 }))

/** countLabel(1, 'spiegel', 'spiegels') -> '1 spiegel'; 29 -> '29 spiegels'; 1200 -> '1.200 spiegels'. */
export function countLabel(count: number, one: string, many: string): string {
  return `${count < 1000 ? count : whole().format(count)} ${count === 1 ? one : many}` // a formatter takes a browser longer than the list that it counts
}
