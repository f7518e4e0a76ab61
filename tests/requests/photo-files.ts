/** Photographs as telephones make them, and files that only say they are one. */
import { readFileSync } from 'node:fs'
import { deflateSync, crc32 } from 'node:zlib'
import sharp from 'sharp'

export type PhotoFile = { name: string; bytes: Uint8Array }

/** A picture of three colours with the place where it was taken, in this format. */
export async function photo(
  format: 'jpeg' | 'png' | 'webp' = 'jpeg',
  { width = 400, height = 300 }: { width?: number; height?: number } = {},
): Promise<PhotoFile> {
  const bytes = await sharp({ create: { width, height, channels: 3, background: '#854832' } })
    .withExif({
      IFD0: { Make: 'Fruit', Model: 'Telefoon 1' },
      IFD3: { GPSLatitudeRef: 'N', GPSLatitude: '52/1 30/1 0/1', GPSLongitudeRef: 'E', GPSLongitude: '6/1 5/1 0/1' },
    })
    // Turned a quarter, as a telephone that is held upright writes it.
    .withMetadata({ orientation: 6 })
    .toFormat(format)
    .toBuffer()
  return { name: `lade.${format}`, bytes }
}

/** A picture full of detail. */
export async function noise(format: 'jpeg' | 'png'): Promise<PhotoFile> {
  const bytes = await sharp({
    create: {
      width: 400,
      height: 300,
      channels: 3,
      background: '#808080',
      noise: { type: 'gaussian', mean: 128, sigma: 30 },
    },
  })
    .toFormat(format)
    .toBuffer()
  return { name: `ruis.${format}`, bytes }
}

/** 320 x 240 px with a place in its EXIF, made by heif-enc of libheif 1.15 from a drawing of three shapes. */
export const heic: PhotoFile = { name: 'IMG_0412.HEIC', bytes: readFileSync('tests/requests/photos/phone.heic') }

/** A PNG of 112 KB that unpacks to 900 million pixels. */
export function bomb(side = 30_000): PhotoFile {
  const chunk = (type: string, data: Buffer) => {
    const typed = Buffer.concat([Buffer.from(type, 'latin1'), data])
    const [length, check] = [Buffer.alloc(4), Buffer.alloc(4)]
    length.writeUInt32BE(data.length)
    check.writeUInt32BE(crc32(typed))
    return Buffer.concat([length, typed, check])
  }
  const head = Buffer.alloc(13)
  head.writeUInt32BE(side, 0)
  head.writeUInt32BE(side, 4)
  head[8] = 1 // bit per pixel, grey
  const rows = deflateSync(Buffer.alloc(side * (Math.ceil(side / 8) + 1)))
  const bytes = Buffer.concat([
    Buffer.from('89504e470d0a1a0a', 'hex'),
    chunk('IHDR', head),
    chunk('IDAT', rows),
    chunk('IEND', Buffer.alloc(0)),
  ])
  return { name: 'bom.png', bytes }
}

/** A picture that starts well and then stops. */
export function truncated({ name, bytes }: PhotoFile, share = 0.8): PhotoFile {
  return { name, bytes: bytes.subarray(0, Math.floor(bytes.length * share)) }
}
