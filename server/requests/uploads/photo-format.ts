/** What a file is by its first bytes; its name and the type that a browser sends say nothing. */

/** Brands of HEIF files whose picture is HEVC, which is what telephones make. */
const heicBrands = new Set(['heic', 'heix', 'heim', 'heis', 'hevc', 'hevx'])

export type PhotoFormat = 'jpeg' | 'png' | 'webp' | 'heic'

/** The format of a file that begins with these bytes (64 will do); null for all others. */
export function photoFormat(begin: Uint8Array): PhotoFormat | null {
  const text = Buffer.from(begin.subarray(0, 64)).toString('latin1')
  if (text.startsWith('\xFF\xD8\xFF')) return 'jpeg'
  if (text.startsWith('\x89PNG\r\n\x1A\n')) return 'png'
  if (text.startsWith('RIFF') && text.startsWith('WEBP', 8)) return 'webp'
  if (!text.startsWith('ftyp', 4)) return null
  // The main brand, and after its version the compatible ones.
  const length = Math.min(Buffer.from(begin).readUInt32BE(0), text.length)
  const brands = Array.from({ length: Math.max(Math.floor((length - 8) / 4), 0) }, (_, index) =>
    text.slice(8 + index * 4, 12 + index * 4),
  )
  return brands.some((brand, index) => index !== 1 && heicBrands.has(brand)) ? 'heic' : null
}
