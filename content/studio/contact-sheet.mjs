// All pictures on one sheet, to look through: node content/studio/contact-sheet.mjs (writes docs/contact-sheet.jpg)
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import sharp from 'sharp'

const [thumb, gap, columns] = [56, 2, 36]
const media = 'public/media'
const { pictures } = JSON.parse(readFileSync(join(media, 'manifest.json'), 'utf8'))
const files = Object.values(pictures).map(({ file }) => join(media, file))

const thumbs = await Promise.all(
  files.map((file) =>
    sharp(file).resize(thumb, thumb, { fit: 'cover' }).flatten({ background: '#ffffff' }).png().toBuffer(),
  ),
)
const place = (index) => gap + index * (thumb + gap)
const sheet = sharp({
  create: {
    width: place(columns),
    height: place(Math.ceil(files.length / columns)),
    channels: 3,
    background: '#f6f3ec',
  },
})
const { size, width, height } = await sheet
  .composite(
    thumbs.map((input, index) => ({ input, left: place(index % columns), top: place(Math.floor(index / columns)) })),
  )
  .jpeg({ quality: 72, mozjpeg: true })
  .toFile('docs/contact-sheet.jpg')
console.log(`docs/contact-sheet.jpg: ${files.length} pictures, ${width} x ${height}, ${Math.round(size / 1024)} KB`)
