/**
 * Numbers as Dutch writes them. By hand, since the first use of an `Intl` formatter takes a browser 16 to 47 ms, and a telephone four times
 * that, while the page cannot respond (docs/quality.md).
 */

/** '1.234,50' for 1234.5 with two decimals; rounded as `toFixed` does. */
export function formatNumber(value: number, decimals = 0): string {
  const [whole = '', part] = value.toFixed(decimals).split('.')
  let grouped = whole.slice(-3)
  for (let end = whole.length - 3; end > 0; end -= 3) grouped = `${whole.slice(Math.max(0, end - 3), end)}.${grouped}`
  return part === undefined ? grouped : `${grouped},${part}`
}
