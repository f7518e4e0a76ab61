/**
 * Makes the films: `node content/studio/films/make.ts [--only=<part of a name>,…]`. Needs ffmpeg (Debian: apt-get install ffmpeg).
 * For each film public/media/video/{name}.webm, .mp4, .vtt (captions) and .webp (poster), and its line in films.json.
 */
import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { existsSync, mkdirSync, readFileSync, renameSync, statSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import sharp from 'sharp'
import { mediaDir } from '../drawings/files.ts'
import { words } from '../drawings/marks.ts'
import { drawScene } from '../drawings/scene.ts'
import { filmsSchema } from './film-list.ts'
import { films, type Film, type Shot } from './films.ts'

const [width, height, rate] = [960, 540, 15]
const folder = join(mediaDir, 'video')
/** Stand still a moment, turn, stand still again. */
function shareAt(time: number, length: number): number {
  const moving = Math.min(1, Math.max(0, (time - 0.5) / (length - 1.3)))
  return moving * moving * (3 - 2 * moving)
}

function frameOf(shot: Shot, number: number, share: number): string {
  const label = words(`${number}  ${shot.title}`, 150, 46, 30)
  return drawScene(shot.at(share), shot.caption, width, height).replace('</svg>', `${label}</svg>`)
}

function stamp(seconds: number): string {
  return `00:00:${seconds.toFixed(3).padStart(6, '0')}`
}

function captionsOf(film: Film): string {
  let start = 0
  const cues = film.map((shot) => {
    const from = start
    start += shot.seconds
    return `${stamp(from)} --> ${stamp(start)}\n${shot.caption}`
  })
  return `WEBVTT\n\n${cues.join('\n\n')}\n`
}

function encoder(file: string, options: readonly string[]) {
  const running = spawn(
    'ffmpeg',
    [
      '-y',
      '-loglevel',
      'error',
      '-f',
      'rawvideo',
      '-pix_fmt',
      'rgb24',
      '-s',
      `${width}x${height}`,
      '-r',
      String(rate),
      '-i',
      '-',
      '-an',
      '-pix_fmt',
      'yuv420p',
      '-fflags',
      '+bitexact',
      '-flags:v',
      '+bitexact',
      '-map_metadata',
      '-1',
      ...options,
      file,
    ],
    { stdio: ['pipe', 'ignore', 'inherit'] },
  )
  return {
    write: async (frame: Buffer) => {
      if (!running.stdin.write(frame)) await once(running.stdin, 'drain')
    },
    end: async () => {
      running.stdin.end()
      const [code] = await once(running, 'close')
      if (code !== 0) throw new Error(`ffmpeg left ${file} with ${code}`)
    },
  }
}

async function makeFilm(name: string, film: Film): Promise<void> {
  const part = (ending: string) => join(folder, `${name}.part.${ending}`)
  const outputs = [
    encoder(part('webm'), [
      '-c:v',
      'libvpx-vp9',
      '-crf',
      '34',
      '-b:v',
      '0',
      '-row-mt',
      '1',
      '-deadline',
      'good',
      '-cpu-used',
      '3',
    ]),
    encoder(part('mp4'), [
      '-c:v',
      'libx264',
      '-crf',
      '23',
      '-preset',
      'slow',
      '-tune',
      'animation',
      '-movflags',
      '+faststart',
    ]),
  ]
  let frames = 0
  for (const [index, shot] of film.entries()) {
    let last = { share: -1, pixels: Buffer.alloc(0) }
    const count = Math.round(shot.seconds * rate)
    for (let frame = 0; frame < count; frame += 1) {
      const share = shareAt(frame / rate, shot.seconds)
      if (share !== last.share)
        last = {
          share,
          pixels: await sharp(Buffer.from(frameOf(shot, index + 1, share)))
            .removeAlpha()
            .raw()
            .toBuffer(),
        }
      for (const output of outputs) await output.write(last.pixels)
      frames += 1
    }
  }
  await Promise.all(outputs.map((output) => output.end()))
  for (const ending of ['webm', 'mp4']) renameSync(part(ending), join(folder, `${name}.${ending}`))
  writeFileSync(join(folder, `${name}.vtt`), captionsOf(film))
  const [first] = film
  if (first)
    await sharp(Buffer.from(frameOf(first, 1, 0.4)))
      .webp({ quality: 86, effort: 5 })
      .toFile(join(folder, `${name}.webp`))
  const list = join(folder, 'films.json')
  const known = existsSync(list) ? filmsSchema.parse(JSON.parse(readFileSync(list, 'utf8'))) : {}
  known[name] = {
    seconds: Math.round((frames / rate) * 100) / 100,
    width,
    height,
    webm: statSync(join(folder, `${name}.webm`)).size,
    mp4: statSync(join(folder, `${name}.mp4`)).size,
  }
  writeFileSync(
    list,
    `${JSON.stringify(Object.fromEntries(Object.entries(known).toSorted(([a], [b]) => (a < b ? -1 : 1))), null, 2)}\n`,
  )
  process.stdout.write(
    `${name}: ${known[name]?.seconds} s, ${Math.ceil((known[name]?.webm ?? 0) / 1024)} KB WebM, ${Math.ceil((known[name]?.mp4 ?? 0) / 1024)} KB MP4\n`,
  )
}

const only = process.argv
  .find((argument) => argument.startsWith('--only='))
  ?.slice('--only='.length)
  .split(',')
mkdirSync(folder, { recursive: true })
for (const [name, film] of Object.entries(films))
  if (only?.some((part) => name.includes(part)) ?? true) await makeFilm(name, film)
