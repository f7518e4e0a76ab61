/**
 * Makes the line drawings from parts and content: `node content/studio/drawings/make.ts [--only=<part of a name>,…]`.
 * Steps of the assembly guides (SVG and WebP), exploded views and dimension drawings (SVG). The same content gives the same bytes.
 */
import { join } from 'node:path'
import { readContentFiles } from '#server/content/read-content-files.ts'
import { familyDrawings, mirrorDrawings } from './dimension-drawings.ts'
import { explodedScenes } from './exploded.ts'
import { enter, mediaDir, root, writeMaster, writeText, type Entry } from './files.ts'
import { drawScene } from './scene.ts'
import { stepScenes } from './steps.ts'

const only = process.argv
  .find((argument) => argument.startsWith('--only='))
  ?.slice('--only='.length)
  .split(',')
const wanted = (name: string): boolean => only?.some((part) => name.includes(part)) ?? true
const files = readContentFiles(join(root, 'content'), join(root, 'public'))
const entries: Record<string, Entry> = {}
let written = 0

for (const { drawing } of [...files.guides.values()].flatMap((guide) =>
  guide.chapters.flatMap((chapter) => chapter.steps),
)) {
  if (!wanted(drawing.media)) continue
  const scene = stepScenes.get(drawing.media.replace('montage/', ''))
  if (!scene) throw new RangeError(`${drawing.media} has no scene`)
  const svg = drawScene(scene, drawing.alt)
  if (writeText(join(mediaDir, `${drawing.media}.svg`), svg)) written += 1
  const entry = await writeMaster(drawing.media, svg, drawing.alt)
  if (entry) entries[drawing.media] = entry
}
for (const [name, { scene, alt }] of explodedScenes) {
  const media = `montage/${name}/explosie`
  if (!wanted(media)) continue
  const svg = drawScene(scene, alt)
  if (writeText(join(mediaDir, `${media}.svg`), svg)) written += 1
  const entry = await writeMaster(media, svg, alt)
  if (entry) entries[media] = entry
}
enter(entries)
for (const [file, svg] of [
  ...files.families.flatMap((family) => [...familyDrawings(family)]),
  ...files.mirrors.flatMap((mirror) => [...mirrorDrawings(mirror)]),
])
  if (wanted(file) && writeText(join(mediaDir, file), svg)) written += 1
process.stdout.write(`${written} SVG and ${Object.keys(entries).length} WebP written\n`)
