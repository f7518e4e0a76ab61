import { once } from '#domain/once.ts'

const megabytes = once(() => new Intl.NumberFormat('nl-NL', { minimumFractionDigits: 1, maximumFractionDigits: 1 }))

/** The size in decimal units: '640 kB', '1,2 MB'. */
export function formatFileSize(bytes: number): string {
  if (bytes < 1000) return `${bytes} B`
  if (bytes < 999_500) return `${Math.round(bytes / 1000)} kB`
  return `${megabytes().format(bytes / 1_000_000)} MB`
}
