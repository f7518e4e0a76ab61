// Encodes finished pictures: node encode.mjs in.png out.webp [quality]   |   node encode.mjs --og in.webp out.jpg
import { mkdirSync, statSync } from 'node:fs'
import { dirname } from 'node:path'
import sharp from 'sharp'

const args = process.argv.slice(2)
sharp.concurrency(1)

if (args[0] === '--og') {
  const [, source, target] = args
  mkdirSync(dirname(target), { recursive: true })
  await sharp(source).resize(1200, 630, { fit: 'cover', position: 'centre' }).jpeg({ quality: 82, mozjpeg: true }).toFile(target)
} else {
  const [source, target, quality = '86'] = args
  mkdirSync(dirname(target), { recursive: true })
  const { width, height } = await sharp(source).webp({ quality: Number(quality), effort: 5, smartSubsample: true }).toFile(target)
  console.log(JSON.stringify({ width, height, bytes: statSync(target).size }))
}
