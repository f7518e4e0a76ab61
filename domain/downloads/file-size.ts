import { formatNumber } from '#domain/dutch-number.ts'

/** The size in decimal units: '640 kB', '1,2 MB'. */
export function formatFileSize(bytes: number): string {
  if (bytes < 1000) return `${bytes} B`
  if (bytes < 999_500) return `${Math.round(bytes / 1000)} kB`
  return `${formatNumber(bytes / 1_000_000, 1)} MB`
}
