// Encodes finished pictures:
//   node encode.mjs in.png out.webp 86 [in.png out.webp 86 ...]     the last is the quality; a line of JSON for each
//   node encode.mjs --og in.webp out.jpg            1200 x 630 for link previews
//   node encode.mjs --card in.png out.webp 0.46     upright 4:5 cut whose middle lies at that share of the width
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
} else if (args[0] === '--card') {
  const [, source, target, middle] = args
  mkdirSync(dirname(target), { recursive: true })
  const { width, height } = await sharp(source).metadata()
  const wide = Math.round(height * 0.8)
  const left = Math.max(0, Math.min(width - wide, Math.round(width * Number(middle) - wide / 2)))
  const done = await sharp(source)
    .extract({ left, top: 0, width: wide, height })
    .webp({ quality: 86, effort: 5, smartSubsample: true })
    .toFile(target)
  console.log(JSON.stringify({ width: done.width, height: done.height, bytes: statSync(target).size }))
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
