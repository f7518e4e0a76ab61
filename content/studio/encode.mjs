// Encodes finished pictures:
//   node encode.mjs in.png out.webp 86 [in.png out.webp 86 ...]     the last is the quality; a line of JSON for each
//   node encode.mjs --og in.webp out.jpg            1200 x 630 for link previews
//   node encode.mjs --upright in.png out.png 0.46 0 0 1080 1350    upright cut of its full height whose middle lies at that share of the width;
//                                    0.46 0.55 0.07 1080 1350   of .55 of the width: what lacks above is the plain wall, .07 of the height, mirrored
import { mkdirSync, statSync } from 'node:fs'
import { dirname } from 'node:path'
import sharp from 'sharp'

const args = process.argv.slice(2)
sharp.concurrency(1)

if (args[0] === '--og') {
  const [, source, target] = args
  mkdirSync(dirname(target), { recursive: true })
  await sharp(source)
    .resize(1200, 630, { fit: 'cover', position: 'centre' })
    .jpeg({ quality: 82, mozjpeg: true })
    .toFile(target)
} else if (args[0] === '--upright') {
  const [, source, target] = args
  const [middle, share, plain, wide, high] = args.slice(3).map(Number)
  const { width, height } = await sharp(source).metadata()
  const part = Math.round(share === 0 ? (height * wide) / high : width * share)
  const left = Math.max(0, Math.min(width - part, Math.round(width * middle - part / 2)))
  let cut = await sharp(source).extract({ left, top: 0, width: part, height }).png().toBuffer()
  for (let lacks = Math.round((part * high) / wide) - height; lacks > 0;) {
    const top = Math.min(lacks, Math.round(height * plain))
    cut = await sharp(cut).extend({ top, extendWith: 'mirror' }).png().toBuffer()
    lacks -= top
  }
  await sharp(cut).resize(wide, high).png().toFile(target)
} else {
  for (let at = 0; at < args.length; at += 3) {
    const [source, target, quality] = args.slice(at, at + 3)
    mkdirSync(dirname(target), { recursive: true })
    const { width, height } = await sharp(source)
      .webp({ quality: Number(quality), effort: 5, smartSubsample: true })
      .toFile(target)
    console.log(JSON.stringify({ width, height, bytes: statSync(target).size }))
  }
}
