/** Drawings and films against the content: every step drawn, every size drawn true to its millimetres, every film in both formats with captions. */
import { existsSync, readFileSync, statSync } from 'node:fs'
import { join, resolve } from 'node:path'
import { beforeAll, describe, expect, test } from 'vitest'
import { mirrorDrawingPath } from '#domain/mirrors/mirror-drawing-path.ts'
import { expandFamilies } from '#server/content/families/expand-families.ts'
import type { ContentFiles } from '#server/content/content-files.ts'
import { readContentFiles } from '#server/content/read-content-files.ts'
import { readMediaManifest } from '#server/content/media.ts'
import { explodedScenes } from '#content/studio/drawings/exploded.ts'
import { labelFaults } from '#content/studio/drawings/label-faults.ts'
import { labelSize } from '#content/studio/drawings/marks.ts'
import { drawScene } from '#content/studio/drawings/scene.ts'
import { filmsSchema } from '#content/studio/films/film-list.ts'

const media = resolve('public/media')
const manifest = readMediaManifest(resolve('public'))
let files: ContentFiles
beforeAll(() => {
  files = readContentFiles(resolve('content'), resolve('public'))
})

const stepsOf = ({ guides }: ContentFiles) =>
  [...guides.values()].flatMap((guide) => [
    ...guide.chapters.flatMap((chapter) => chapter.steps),
    ...(guide.exploded ? [{ drawing: guide.exploded }] : []),
  ])

describe('assembly guides', () => {
  test("every step and every exploded view has its drawing, as the picture of its slot in the slot's proportion and as SVG", () => {
    const steps = stepsOf(files)
    expect(steps.length).toBeGreaterThan(100)
    const wrong = steps.flatMap(({ drawing }) => {
      const made = manifest.pictures[drawing.media]
      const [across, down] = drawing.ratio.split('/').map(Number)
      if (!made || across === undefined || down === undefined) return [`${drawing.media} is not in the manifest`]
      return [
        ...(existsSync(join(media, made.file)) ? [] : [`${made.file} is missing`]),
        ...(existsSync(join(media, `${drawing.media}.svg`)) ? [] : [`${drawing.media}.svg is missing`]),
        ...(Math.abs(made.width / made.height - across / down) < 0.01
          ? []
          : [`${drawing.media} is ${made.width} x ${made.height}`]),
      ]
    })
    expect(wrong).toEqual([])
  })

  test('titles every SVG as its step, without scripts', () => {
    const wrong = stepsOf(files).filter(({ drawing }) => {
      const svg = readFileSync(join(media, `${drawing.media}.svg`), 'utf8')
      return !svg.includes(`<title id="t">${drawing.alt}</title>`) || /<script|\son\w+=|NaN|Infinity/.test(svg)
    })
    expect(wrong.map(({ drawing }) => drawing.media)).toEqual([])
  })

  test('gives every step its own drawing', () => {
    const drawn = stepsOf(files).map(({ drawing }) =>
      readFileSync(join(media, `${drawing.media}.svg`), 'utf8').replace(/<title.*?<\/title>/, ''),
    )
    expect(new Set(drawn).size).toBe(drawn.length)
  })
})

describe('exploded views', () => {
  test('every name stands on bare paper, and its line leads to its part and through no other', () => {
    expect(
      [...explodedScenes].flatMap(([name, { scene }]) => labelFaults(scene).map((fault) => `${name}: ${fault}`)),
    ).toEqual([])
    expect([...explodedScenes.values()].map(({ scene }) => scene.marks.filter(({ label }) => label).length)).toEqual([
      5, 5, 5, 5, 7, 7, 7, 3, 3,
    ])
  })

  test('has words of 12 px on a telephone, where the drawing is from edge to edge', () => {
    expect((labelSize * 390) / 1200).toBeGreaterThanOrEqual(12)
  })

  test('matches the drawings of the current parts', () => {
    expect(
      [...explodedScenes]
        .filter(
          ([name, { scene, alt }]) =>
            readFileSync(join(media, `montage/${name}/explosie.svg`), 'utf8') !== drawScene(scene, alt),
        )
        .map(([name]) => name),
    ).toEqual([])
  })
})

describe('dimension drawings', () => {
  test('every variant has one whose views measure what the catalogue says, within 1 mm, with the figures beside them', () => {
    const wrong = expandFamilies(files).flatMap((product) =>
      product.variants.flatMap(({ article, width, height, depth, diameter, technical_drawing: address }) => {
        if (address === null || !existsSync(resolve('public', address.slice(1))))
          return [`${article}: ${address} is missing`]
        const svg = readFileSync(resolve('public', address.slice(1)), 'utf8')
        const rects = new Map(
          [...svg.matchAll(/<rect data-view="(\w+)"[^>]* width="([\d.]+)" height="([\d.]+)"/g)].map(
            ([, kind, across, down]) => [kind, [Number(across), Number(down)]],
          ),
        )
        const figures = new Set(
          [...svg.matchAll(/<text text-anchor[^>]*>(?:⌀ )?(\d+)<\/text>/g)].map(([, figure]) => Number(figure)),
        )
        const views =
          diameter === null
            ? ([
                ['front', width, height],
                ...(depth === null
                  ? []
                  : [
                      ['side', depth, height],
                      ['top', width, depth],
                    ]),
              ] as const)
            : []
        const off = views.filter(
          ([kind, across, down]) =>
            Math.abs((rects.get(String(kind))?.[0] ?? 0) - Number(across)) > 1 ||
            Math.abs((rects.get(String(kind))?.[1] ?? 0) - Number(down)) > 1,
        )
        const radius = Number(/<circle data-view="\w+"[^>]* r="([\d.]+)"/.exec(svg)?.[1])
        const said = [width, height, depth, diameter].filter((side) => side !== null).every((side) => figures.has(side))
        return off.length === 0 && said && (diameter === null || Math.abs(2 * radius - diameter) <= 1)
          ? []
          : [`${article}: ${address}`]
      }),
    )
    expect(wrong).toEqual([])
  })
})

describe('mirror drawings', () => {
  test('every size of every mirror has one with its figures, and side and top measured within 1 mm', () => {
    const sizes = files.mirrors.flatMap((mirror) =>
      mirror.formats.flatMap(({ article, size }) => (size ? [{ article, size }] : [])),
    )
    expect(sizes.length).toBeGreaterThan(29)
    const wrong = sizes.filter(({ article, size: { width, height, depth } }) => {
      const file = join(media, mirrorDrawingPath(article))
      if (!existsSync(file)) return true
      const svg = readFileSync(file, 'utf8')
      const figures = new Set(
        [...svg.matchAll(/<text text-anchor[^>]*>(\d+)<\/text>/g)].map(([, figure]) => Number(figure)),
      )
      const [side, top] = ['side', 'top'].map(
        (kind) =>
          new RegExp(`<rect data-view="${kind}"[^>]* width="([\\d.]+)" height="([\\d.]+)"`)
            .exec(svg)
            ?.slice(1)
            .map(Number) ?? [],
      )
      const near = (found: number | undefined, wanted: number) => Math.abs((found ?? 0) - wanted) <= 1
      return !(
        svg.includes('<path data-view="front"') &&
        [width, height, depth].every((measure) => figures.has(measure)) &&
        near(side?.[0], depth) &&
        near(side?.[1], height) &&
        near(top?.[0], width) &&
        near(top?.[1], depth)
      )
    })
    expect(wrong.map(({ article }) => article)).toEqual([])
  })
})

describe('films', () => {
  test('every film that a guide names is there in both formats, with poster and Dutch captions, lasts 6 to 12 s and is under 600 KB', () => {
    const films = filmsSchema.parse(JSON.parse(readFileSync(join(media, 'video/films.json'), 'utf8')))
    const named = [...files.guides.values()].flatMap(({ video }) => video ?? [])
    expect(named.length).toBe(7)
    for (const video of named) {
      const name = /^video\/([a-z-]+)\.mp4$/.exec(video)?.[1] ?? video
      const film = films[name]
      expect(film, name).toBeDefined()
      expect(film?.seconds, name).toBeGreaterThanOrEqual(6)
      expect(film?.seconds, name).toBeLessThanOrEqual(12)
      for (const format of ['webm', 'mp4'] as const) {
        const { size } = statSync(join(media, `video/${name}.${format}`))
        expect(size, name).toBe(film?.[format])
        expect(size, name).toBeLessThan(600_000)
      }
      expect(existsSync(join(media, `video/${name}.webp`)), `poster of ${name}`).toBe(true)
      const captions = readFileSync(join(media, `video/${name}.vtt`), 'utf8')
      const times = [...captions.matchAll(/^00:00:([\d.]+) --> 00:00:([\d.]+)\n(.{20,})$/gm)].map(
        ([, from, to]) => [Number(from), Number(to)] as const,
      )
      expect(captions.startsWith('WEBVTT\n\n'), name).toBe(true)
      expect(times[0]?.[0], name).toBe(0)
      times.slice(1).forEach(([from], index) => expect(from, name).toBe(times[index]?.[1]))
      expect(Math.abs((times.at(-1)?.[1] ?? 0) - (film?.seconds ?? 0)), name).toBeLessThanOrEqual(0.1)
    }
  })
})
