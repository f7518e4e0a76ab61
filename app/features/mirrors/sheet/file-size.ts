/** Bytes as visitors read them: 820 -> '1 kB', 2400000 -> '2,4 MB'. */
export function fileSize(bytes: number): string {
  return bytes < 1_000_000 ? `${Math.max(1, Math.round(bytes / 1000))} kB` : `${(bytes / 1_000_000).toFixed(1).replace('.', ',')} MB`
}
