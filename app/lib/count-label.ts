/** Counts as visitors read them (decisions: 'Result counts read'). */

const whole = new Intl.NumberFormat('nl-NL', { maximumFractionDigits: 0 })

/** countLabel(1, 'spiegel', 'spiegels') -> '1 spiegel'; 29 -> '29 spiegels'; 1200 -> '1.200 spiegels'. */
export function countLabel(count: number, one: string, many: string): string {
  return `${whole.format(count)} ${count === 1 ? one : many}`
}
