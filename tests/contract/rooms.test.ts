/** The stories of the rooms: they name what the studio puts in the room, in its measures, and what can be bought. */
import { spawnSync } from 'node:child_process'
import { readFileSync } from 'node:fs'
import { resolve } from 'node:path'
import { describe, expect, test } from 'vitest'
import { z } from 'zod'
import { readContentFiles } from '#server/content/read-content-files.ts'
import { expandFamilies } from '#server/content/families/expand-families.ts'
import { roomPage } from '#server/rooms/rooms.ts'
import { compose } from '#domain/configurator/compose.ts'
import { wishIn } from '#domain/configurator/configurator-search.ts'
import { setOfRoom } from '#domain/configurator/set-of-product.ts'
import { mirrorSlug } from '#domain/mirrors/mirror-slug.ts'
import { kits } from './configurator-kits.ts'

const files = readContentFiles(resolve('content'), resolve('public'))
const products = new Map(expandFamilies(files).map((product) => [product.slug, product]))

/** What content/studio/features.py reads from the scenes; measures in mm. */
const featuresSchema = z.record(
  z.string(),
  z.strictObject({
    collection: z.string(),
    finish: z.string(),
    front: z.string(),
    handle: z.string(),
    metal: z.string(),
    drawers: z.number(),
    mounting: z.string(),
    top: z.string(),
    basin: z.string(),
    wall: z.string(),
    floor: z.string(),
    light: z.string(),
    basins: z.number(),
    tap: z.enum(['wall', 'deck']),
    mirror: z.string(),
    mirrors: z.number(),
    mirrorFrame: z.string(),
    mirrorLight: z.string(),
    things: z.array(z.string()),
    measures: z.array(z.number()),
  }),
)
const features = featuresSchema.parse(JSON.parse(readFileSync('content/studio/features.json', 'utf8')))
type Features = z.output<typeof featuresSchema>[string]

const has =
  (...names: string[]) =>
  ({ things }: Features) =>
    names.some((name) => things.includes(name))
const never = () => false

/** Words that a story may use only of a room that has the thing. */
const words: readonly (readonly [RegExp, (room: Features) => boolean])[] = [
  [/\bbad\b/, has('bath')],
  [
    /\b(?:douche|bidet|radiator|haard|raam|deur|nis|plint|balk|schouw|kelder|zolder|schuin\w* (?:dak|wand)|boekenkast)\b/,
    never,
  ],
  [/\bkolomkast\b/, has('column')],
  [/\bplank\b/, (room) => has('shelf')(room) || room.front === 'staalframe'],
  [/\bmand\b/, has('basket')],
  [/\bemmer\b/, has('bucket')],
  [/\bkruk\b/, has('stool', 'block_stool')],
  [/\btoilet\b/, has('toilet')],
  [/\bstapel\b.*\bhanddoeken\b/, has('folded')],
  [/\bstang\b|hangt een (?:\w+ )?handdoek\b/, has('hanging_towel')],
  [/\bvaas\b/, has('branches', 'grasses')],
  [/\bbeker\b/, has('tumbler')],
  [/\bwandlamp(?:en)?\b/, has('sconces')],
  [/\bbolle lamp\b/, has('globes', 'pendants')],
  [/\bsnoer\b/, has('pendants')],
  [/\bspots\b/, has('spots')],
  [/\bgeblokte?\b/, has('checker')],
  [/\bpoten\b/, has('legs')],
  [/\bframe\b/, ({ mounting }) => mounting === 'frame'],
  [/\bbakste(?:en|nen)\b/, ({ wall }) => wall === 'baksteen'],
  [/\bmicrocement\b/, ({ wall, floor }) => [wall, floor].includes('microcement')],
  [/\bgestuct\b/, ({ wall }) => wall === 'pleister'],
  [/\btegels\b|\bbetegeld\b/, ({ wall }) => ['tegel', 'zellige'].includes(wall)],
  [/\bpanelen van de wand\b/, ({ wall }) => wall === 'hout'],
  [/\bterrazzo\b/, ({ floor }) => floor === 'terrazzo'],
  [/\bvloer is van eiken\b/, ({ floor }) => floor === 'eiken'],
  [/\bvloer van beton\b/, ({ floor }) => floor === 'beton'],
  [/\bronde spiegel\b/, ({ mirror }) => mirror === 'rond'],
  [/\bovale spiegel\b/, ({ mirror }) => mirror === 'ovaal'],
  [/\bboog(?:spiegel)?\b/, ({ mirror }) => mirror === 'boog'],
  [/\bkiezel\b/, ({ mirror }) => mirror === 'organisch'],
  [/\bElke kom\b|\belke kom\b/, ({ basins, mirrors }) => basins === 2 && mirrors === 2],
  [/\btwee (?:\w+ ){0,2}kommen op\b|\btwee ronde kommen\b/, ({ basins }) => basins === 2],
  [/\b(?:de|twee) kra(?:an|nen) (?:komt uit|zit in|zitten in) de wand\b/i, ({ tap }) => tap === 'wall'],
  [/\bvan achter de (?:\w+ )?spiegel\b/, ({ mirrorLight }) => mirrorLight === 'achter'],
  [/\bleren lus\b/, ({ handle }) => handle === 'lederen-lus'],
  [/\bgreeplijst\b/, ({ handle }) => handle === 'greeplijst'],
  [/\bknop(?:pen)?\b/, ({ handle }) => handle === 'knop'],
  [/\bbeugels\b/, ({ handle }) => handle === 'beugel'],
  [/\bgefreesd\b/, ({ handle }) => handle === 'ingefreesd'],
  [/\brib(?:ben|bels)\b/, ({ front }) => front === 'groef-verticaal'],
  [/\bliggende groeven\b/, ({ front }) => front === 'groef-horizontaal'],
  [/\bomlijste\b/, ({ front }) => front === 'kader'],
  [/\bronde hoeken\b|\bhoeken zijn rond\b/, ({ front }) => front === 'afgerond'],
  [/\bmessing\b/, ({ metal }) => metal === 'messing'],
  [/\bchromen\b/, ({ metal }) => metal === 'chroom'],
  [/\bbeide laden\b/, ({ drawers }) => drawers === 2],
  [/\bdrie laden\b/, ({ drawers }) => drawers === 3],
]

describe.each(files.rooms.map((room) => [room.slug, room] as const))('%s', (slug, room) => {
  const told = [room.title, room.line, ...room.story].join(' ')
  const seen = features[slug]

  test('names no thing that the room does not have', () => {
    if (!seen) throw new Error(`features.json has no ${slug}`)
    const wrong = words.filter(([word, isThere]) => word.test(told) && !isThere(seen))
    expect(wrong.map(([word]) => String(word))).toEqual([])
    expect(words.filter(([word]) => word.test(told)).length).toBeGreaterThan(3)
  })

  test('gives measures that the room has', () => {
    const measures = [...told.matchAll(/\b(\d+)(?= mm| × )/g)].map(([number]) => Number(number))
    expect(measures.length).toBeGreaterThan(0)
    expect(measures.filter((measure) => !seen?.measures.includes(measure))).toEqual([])
  })

  test('sells the furniture in the finish and width that are seen, of its collection', () => {
    const page = roomPage(files, products, slug)
    expect(page?.items).toHaveLength(room.items.length)
    const pieces = room.items.filter((item) => item.kind === 'product')
    expect(pieces.length).toBeGreaterThan(0)
    for (const piece of pieces) {
      expect(products.get(piece.product)?.collections.map((collection) => collection.slug)).toEqual([room.collection])
      expect([piece.finish, room.collection]).toEqual([seen?.finish, seen?.collection])
      expect(seen?.measures).toContain(piece.width)
      expect(page?.items.find(({ href }) => href.startsWith(`/producten/${piece.product}?variant=`))).toBeDefined()
    }
    expect(room.items.flatMap((item) => (item.kind === 'finish' ? [item.finish] : []))).toEqual([seen?.finish])
  })

  test('leads to its own set, of which every choice can be made', () => {
    const asked = setOfRoom(files.configurator, room)
    const kit = kits.get(room.collection)
    if (!asked || !kit) throw new Error(`${slug} has no set`)
    expect(asked.slug).toBe(room.collection)
    const { choice, changes } = compose(kit, wishIn(asked.search))
    expect(changes).toEqual([])
    expect(choice).toMatchObject({ ...asked.search, finish: seen?.finish })
    const hung = room.items.flatMap((item) => (item.kind === 'mirror' ? [mirrorSlug(item.mirror)] : []))
    const isOffered = kit.mirrors.some(({ key }) => hung.includes(key))
    expect(hung.some((mirror) => choice.mirror.startsWith(`${mirror}-`))).toBe(isOffered)
  })

  test('names a mirror of the shape that is seen', () => {
    const shapes = room.items.flatMap((item) =>
      item.kind === 'mirror' ? [files.mirrors.find(({ name }) => name === item.mirror)?.shape] : [],
    )
    expect(shapes).toEqual([seen?.mirror])
  })
})

test('the features are those of the scenes', ({ skip }) => {
  const python = spawnSync('python3', ['content/studio/features.py', '--check'], { encoding: 'utf8' })
  skip(python.error !== undefined, 'there is no python3')
  expect(python.stderr).toBe('')
  expect(python.status).toBe(0)
})
