/** Puts drawings in public/media: the SVG, and for picture slots the WebP master with its entry in the manifest. */
import { execFileSync } from 'node:child_process'
import { createHash } from 'node:crypto'
import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import { dirname, join, resolve } from 'node:path'
import sharp from 'sharp'
import { z } from 'zod'

export const root = resolve(import.meta.dirname, '../../..')
export const mediaDir = join(root, 'public/media')
export type Entry = {
  file: string
  width: number
  height: number
  bytes: number
  subject: string
  scene: string
  finish: string
  hash: string
}
const manifestSchema = z.object({ pictures: z.record(z.string(), z.looseObject({ hash: z.string().optional() })) })

/** Writes `text` when the file does not hold it already. @returns whether it was written */
export function writeText(path: string, text: string): boolean {
  if (existsSync(path) && readFileSync(path, 'utf8') === text) return false
  mkdirSync(dirname(path), { recursive: true })
  writeFileSync(path, text)
  return true
}

/** The WebP master of an SVG, made again only when the drawing differs from what the manifest names. @returns its entry, or null when it is up to date */
export async function writeMaster(media: string, svg: string, subject: string): Promise<Entry | null> {
  const hash = createHash('sha256').update(svg).digest('hex').slice(0, 16)
  const file = `${media}.webp`
  const known = manifestSchema.parse(JSON.parse(readFileSync(join(mediaDir, 'manifest.json'), 'utf8'))).pictures[media]
  if (known?.hash === hash && existsSync(join(mediaDir, file))) return null
  const { width, height, size } = await sharp(Buffer.from(svg))
    .webp({ quality: 88, effort: 5, smartSubsample: true })
    .toFile(join(mediaDir, file))
  return { file, width, height, bytes: size, subject, scene: 'tekening', finish: '', hash }
}

/** Enters pictures in the manifest, under the lock that the renderer holds too (make.py). */
export function enter(entries: Readonly<Record<string, Entry>>): void {
  if (Object.keys(entries).length === 0) return
  const change = `
import json, sys; sys.path.insert(0, 'content/studio'); from make import change_manifest
entries = json.load(sys.stdin); change_manifest(lambda pictures: pictures.update(entries))`
  execFileSync('python3', ['-c', change], { cwd: root, input: JSON.stringify(entries) })
}
