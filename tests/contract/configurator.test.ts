/** The configurator over the real catalogue: nothing that it composes is impossible, and every price is that of the catalogue. */
import fc from 'fast-check'
import { expect, test } from 'vitest'
import { allCollectionSlugs } from '#domain/collections/collection-slugs.ts'
import { choose, compose, linesOf, wishOf, type Composition } from '#domain/configurator/compose.ts'
import { configuratorSearchSchema, wishIn } from '#domain/configurator/configurator-search.ts'
import type { Kit } from '#domain/configurator/kit.ts'
import { none, parts, standardHandle, type Choice, type Part, type Wish } from '#domain/configurator/parts.ts'
import { pieceDrawing } from '#domain/configurator/piece-drawing.ts'
import { setSolids } from '#domain/furniture/set-solids.ts'
import { drawnParts } from '#server/catalogue/drawn-parts.ts'
import { files, kits, products } from './configurator-kits.ts'

const variants = new Map(
  products.flatMap((product) => product.variants.map((variant) => [variant.article, { product, variant }] as const)),
)
const formats = new Map(
  files.mirrors.flatMap((mirror) => mirror.formats.map((format) => [format.article, format] as const)),
)
const setOf = (kit: Kit) => files.configurator.sets.find(({ collection }) => collection === kit.collection.slug)

/** What is impossible about a set, by the catalogue and the content alone; the rules of the configurator are not asked. */
function impossible(kit: Kit, choice: Choice): string[] {
  const faults: string[] = []
  const check = (holds: boolean, fault: string) => {
    if (!holds) faults.push(fault)
  }
  const set = setOf(kit)
  const lines = linesOf(kit, choice)
  const sold = (part: string) => {
    const line = lines.find((candidate) => candidate.part === part)
    return line && { ...line, ...variants.get(line.item.article), format: formats.get(line.item.article) }
  }
  const [cabinet, top, bowl, mirror, side] = ['cabinet', 'top', 'basin', 'mirror', 'side'].map(sold)
  const kind = set?.cabinets.find(({ key }) => key === choice.cabinet)
  check(cabinet?.product?.slug === kind?.product, 'another cabinet')
  check(cabinet?.variant?.width === Number(choice.width), 'another width')
  check(cabinet?.variant?.color_textures[0]?.name === choice.finish, 'another finish')
  const width = Number(choice.width)
  if (choice.top !== none) {
    const written = set?.tops.find(({ key }) => key === choice.top)
    check(top?.product?.slug === written?.product, 'another top')
    check(top?.variant?.width === width, 'a top of another width')
    check(top?.variant?.depth === cabinet?.variant?.depth, 'a top of another depth')
    check(top?.variant?.color_textures[0]?.name === choice.topFinish, 'a top in another finish')
    if (written?.basin) {
      check(bowl === undefined, 'a bowl on a basin')
      check(kind?.basins === 1, 'one basin over drawers for two')
      check(
        written.taps.some((tap) => tap === choice.tap),
        'a tap hole that is not made',
      )
      check(choice.tap !== 'two' || width >= (written.twoTapsFrom ?? 0), 'two tap holes too close')
    }
  } else {
    check(top === undefined && bowl === undefined && choice.tap === '', 'a bowl or tap without a top')
  }
  if (bowl) {
    const across = bowl.variant?.diameter ?? bowl.variant?.width ?? Number.NaN
    const deep = bowl.variant?.diameter ?? bowl.variant?.depth ?? Number.NaN
    const count = kind?.basins ?? 1
    check(bowl.quantity === count, 'a bowl too many or too few')
    check(count * (across + 100) <= width, 'bowls too close')
    check(deep + 40 <= (top?.variant?.depth ?? 0), 'a bowl over the edge')
    if (choice.tap === 'middle') check((top?.variant?.depth ?? 0) - deep - 20 >= 60, 'no room behind the bowl')
    const centre = { left: width / 4, right: (3 * width) / 4 }[choice.basinAt] ?? width / count / 2
    const end = count === 2 ? width / 2 : width
    if (choice.tap === 'left') check(centre - across / 2 >= 80, 'no room left of the bowl')
    if (choice.tap === 'right') check(end - centre - across / 2 >= 80, 'no room right of the bowl')
  }
  if (choice.basinAt === 'left' || choice.basinAt === 'right') {
    const written = set?.tops.find(({ key }) => key === choice.top)
    const cast = files.collections
      .get(kit.collection.slug)
      ?.basins.filter(({ name }) => written?.basin?.includes(name) ?? false)
      .map((basin) => basin.width)
    const across = bowl?.variant?.diameter ?? bowl?.variant?.width ?? Math.min(...(cast ?? []))
    check(kind?.basins === 1 && kind.asideFrom !== undefined && width >= kind.asideFrom, 'drawers without that cut-out')
    check(written?.basin === undefined || written.aside, 'a basin that is cast in the middle only')
    check(across / 2 + 50 <= width / 4, 'a basin over the side')
  } else check(choice.basinAt === '' || choice.basinAt === 'middle', 'a place that does not exist')
  if (mirror) {
    const across = mirror.format?.size?.width ?? mirror.variant?.diameter ?? mirror.variant?.width ?? Number.NaN
    const high = mirror.format?.size?.height ?? mirror.variant?.diameter ?? mirror.variant?.height ?? Number.NaN
    check(across <= width && across >= width * 0.6, 'a mirror that is too wide or too narrow')
    check(high <= 1200, 'a mirror that is too tall')
    if (mirror.variant) check(mirror.variant.color_textures[0]?.name === choice.finish, 'a mirror in another finish')
  } else check(choice.mirror === none, 'a mirror that is not ordered')
  if (side) {
    check(side.variant?.color_textures[0]?.name === choice.finish, 'a side cabinet in another finish')
    check(side.quantity === (choice.sideAt === 'both' ? 2 : 1), 'a side cabinet too many or too few')
  } else check(choice.side === none || choice.side === '', 'a side cabinet that is not ordered')
  for (const { item } of lines) {
    const price = variants.get(item.article)?.variant.price ?? formats.get(item.article)?.price
    check(price === item.price && item.price > 0, `another price of ${item.article}`)
  }
  return faults
}

/** What the drawing of its cabinet shows. */
function drawnOf({ lines }: Composition) {
  const product = variants.get(lines[0]?.item.article ?? '')?.product
  const drawn = product ? drawnParts(files, product) : null
  if (!drawn) throw new RangeError('a cabinet without a drawing')
  return drawn
}

/** Wishes that were neither fulfilled nor explained. */
function silent({ choice, changes, options }: Composition, wish: Wish): Part[] {
  return parts.filter((part) => {
    const asked = wish[part]
    if (asked === undefined || choice[part] === asked) return false
    const isUsual = asked === none || asked === standardHandle || (part === 'basinAt' && asked === 'middle')
    if (options[part].length === 0 && isUsual) return false
    const change = changes.find((candidate) => candidate.part === part)
    return change === undefined || !/^[\p{Lu}‘\d].+\.$/u.test(change.reason)
  })
}

test('every collection can be put together', () => {
  expect([...kits.keys()].toSorted()).toEqual([...allCollectionSlugs].toSorted())
  for (const { cabinets, tops, bowls, mirrors, sides, handles } of kits.values())
    for (const part of [...cabinets, ...tops, ...bowls, ...mirrors, ...sides, ...handles])
      expect(part.items.length, part.key).toBeGreaterThan(0)
})

test('every product that the content names is sold, and every basin is one of its collection', () => {
  for (const set of files.configurator.sets) {
    const all = [set.cabinets, set.tops, set.bowls, set.mirrors, set.sides, set.handles].flat()
    for (const { product } of all)
      expect(
        products.some(({ slug }) => slug === product),
        product,
      ).toBe(true)
    const basins = files.collections.get(set.collection)?.basins.map(({ name }) => name) ?? []
    for (const { basin = [] } of set.tops) expect(basins).toEqual(expect.arrayContaining(basin))
  }
})

test('every variant of every cabinet can be chosen and costs in the set what it costs by itself', () => {
  let count = 0
  for (const kit of kits.values())
    for (const { key, items } of kit.cabinets)
      for (const { width, finish, article } of items) {
        const set = compose(kit, { cabinet: key, width: String(width), finish })
        expect(set.changes).toEqual([])
        const [first] = set.lines
        expect(first?.item.article).toBe(article)
        expect(first?.item.price).toBe(variants.get(article)?.variant.price)
        expect(set.total).toBe(set.lines.reduce((sum, line) => sum + line.item.price * line.quantity, 0))
        expect(impossible(kit, set.choice)).toEqual([])
        count += 1
      }
  expect(count).toBeGreaterThan(700)
})

test('a basin left or right is made to order, costs the same and moves its drain with it', () => {
  const kit = kits.get('beat45')
  if (!kit) throw new RangeError('there is no Beat 45')
  const wish = { width: '1200', top: 'hout', basin: 'crystal-rond-360' }
  const [middle, left] = [compose(kit, wish), compose(kit, { ...wish, basinAt: 'left', tap: 'right' })]
  expect(left.changes).toEqual([])
  expect(left.total).toBe(middle.total)
  expect(left.weeks).toBeGreaterThan(middle.weeks)
  const [own, moved] = [pieceDrawing(kit, middle.choice), pieceDrawing(kit, left.choice)]
  expect([own.plan?.centres, moved.plan?.centres]).toEqual([[600], [300]])
  expect(moved.front.marks.find(({ kind }) => kind === 'drain')?.x).toBe(300)
  expect(moved.front.shapes.find(({ kind }) => kind === 'bowl')?.x).toBe(300 - 180)
  expect(moved.top.marks.find(({ kind }) => kind === 'tap')?.x).toBe(300 + 180 + 45)
  expect(
    setSolids(moved, drawnOf(left)).find(({ material, kind }) => material === 'basin' && kind === 'turned'),
  ).toMatchObject({
    at: [-300, expect.any(Number), expect.any(Number)],
  })
  const narrow = compose(kit, { ...wish, width: '800', basinAt: 'left' })
  expect(narrow.choice.basinAt).toBe('middle')
  expect(narrow.changes[0]?.reason).toContain('vanaf 1000 mm')
})

test('a door turns at the side that is chosen, in the drawing and in 3D', () => {
  const kit = kits.get('sunny')
  if (!kit) throw new RangeError('there is no Sunny')
  const doors = (['left', 'right'] as const).map((hinge) =>
    compose(kit, { cabinet: 'deur', width: '500', handle: 'knop', hinge }),
  )
  const places = doors.map((set) => {
    const { front } = pieceDrawing(kit, set.choice)
    const knob = setSolids(pieceDrawing(kit, set.choice), drawnOf(set), {
      hinge: set.choice.hinge === 'right' ? 'right' : 'left',
    }).find(({ material }) => material === 'handle')
    return { hinges: front.swings.map(({ x2 }) => x2), knob: knob?.kind === 'cylinder' ? Math.sign(knob.at[0]) : 0 }
  })
  expect(places).toEqual([
    { hinges: [0, 0], knob: 1 },
    { hinges: [500, 500], knob: -1 },
  ])
})

test('every set has a weight and a delivery time', () => {
  for (const kit of kits.values()) {
    const { kg, weeks } = compose(kit, {})
    expect(kg).toBeGreaterThan(10)
    expect(kg).toBeLessThan(300)
    expect(weeks).toBeGreaterThanOrEqual(2)
  }
})

test('every open option is granted when it is chosen, and every closed one is explained', () => {
  for (const kit of kits.values()) {
    const { choice, options } = choose(kit, {})
    for (const part of parts)
      for (const { value, closed } of options[part]) {
        const before = Object.fromEntries(
          parts.slice(0, parts.indexOf(part)).map((earlier) => [earlier, choice[earlier]]),
        )
        const next = compose(kit, { ...before, [part]: value })
        if (closed === null) expect(next.choice[part], `${kit.collection.name} ${part} ${value}`).toBe(value)
        else expect(next.changes.find((change) => change.part === part)?.reason).toBe(closed)
        expect(impossible(kit, next.choice)).toEqual([])
      }
  }
})

test('the address of a set leads to the same set', () => {
  for (const kit of kits.values()) {
    const { choice } = choose(kit, {})
    const again = compose(kit, wishIn(configuratorSearchSchema.parse(wishOf(choice))))
    expect(again.choice).toEqual(choice)
    expect(again.changes).toEqual([])
  }
})

test('names what is asked by its name, and says of nothing in the collection that it does not have it', () => {
  const slug = /^[a-z0-9]+(?:-[a-z0-9]+)+$|^[a-z]+$/
  for (const kit of kits.values())
    for (const { key: cabinet } of kit.cabinets)
      for (const part of parts)
        for (const value of valuesOf(kit, part)) {
          const wish = { cabinet, [part]: value }
          const { changes, choice } = compose(kit, wish)
          expect(changes.map((change) => change.part).filter((changed) => !(changed in wish))).toEqual([])
          for (const { asked, became, reason } of changes) {
            expect([asked, became ?? ''].filter((name) => slug.test(name))).toEqual([])
            expect(reason).not.toContain('heeft dit niet')
            if (!reason.includes('in deze kleur')) continue
            const things: Partial<Record<Part, Kit['bowls']>> = {
              topFinish: kit.tops,
              basinFinish: kit.bowls,
              handleFinish: kit.handles,
            }
            const wholes: Partial<Record<Part, string>> = {
              topFinish: choice.top,
              basinFinish: choice.basin,
              handleFinish: choice.handle,
            }
            const whole = wholes[part] ?? ''
            const sold = (things[part] ?? [])
              .filter(({ key }) => whole === key || whole.startsWith(`${key}-`))
              .flatMap(({ items }) => items)
              .filter(
                ({ finish, width }) => finish === value && (part !== 'topFinish' || width === Number(choice.width)),
              )
            expect(sold.filter(({ width }) => part !== 'basinFinish' || whole.endsWith(`-${width}`))).toEqual([])
          }
        }
})

test('100,000 random walks over choices never reach an impossible piece, and change nothing silently', () => {
  const all = [...kits.values()]
  const nonsense = ['', 'xyz', 'none', '0', '1e9', 'wit-mat', 'kast-800', '__proto__']
  let seed = 20_261
  const random = (below: number) => {
    seed = (Math.imul(seed, 1_664_525) + 1_013_904_223) >>> 0
    return (seed >>> 8) % below // its low bits repeat
  }
  const reached = new Set<string>()
  const visit = (kit: Kit, wish: Wish) => {
    const set = compose(kit, wish)
    if (silent(set, wish).length > 0) expect({ wish, changes: set.changes }).toBe('explained')
    const known = `${kit.collection.slug} ${Object.values(set.choice).join(' ')}`
    if (!reached.has(known)) {
      reached.add(known)
      const faults = impossible(kit, set.choice)
      if (faults.length > 0) expect({ wish, choice: set.choice, faults }).toBe('possible')
    }
    return set
  }
  for (let walk = 0; walk < 100_000; walk += 1) {
    const kit = all[random(all.length)]
    if (!kit) throw new RangeError('there is no kit')
    const wish: Partial<Record<Part, string>> = {}
    for (let step = 0; step < 3; step += 1) {
      const part = parts[random(parts.length)] ?? 'cabinet'
      const from = random(5) === 0 ? nonsense : valuesOf(kit, part)
      wish[part] = from[random(from.length)] ?? ''
    }
    const arrived = visit(kit, wish)
    const part = parts[random(parts.length)] ?? 'cabinet'
    const next = arrived.options[part]
    // A link of the page: everything as it is, but for one value.
    if (next.length > 0) visit(kit, { ...wishOf(arrived.choice), [part]: next[random(next.length)]?.value ?? '' })
  }
  expect(reached.size).toBeGreaterThan(15_000)
}, 240_000)

const knownValues = new Map<Kit, Map<Part, string[]>>()

/** Every value of a part that any choice of this kit offers, open or closed. */
function valuesOf(kit: Kit, part: Part): string[] {
  let values = knownValues.get(kit)
  if (!values) {
    values = new Map(parts.map((name) => [name, [] as string[]]))
    for (const cabinet of kit.cabinets)
      for (const top of [...kit.tops.map(({ key }) => key), none])
        for (const side of kit.sides.flatMap(({ key, items }) => items.map(({ width }) => `${key}-${width}`)))
          for (const handle of [standardHandle, ...kit.handles.map(({ key }) => key)]) {
            const { options } = choose(kit, { cabinet: cabinet.key, top, side, handle })
            for (const name of parts) {
              const list = values.get(name) ?? []
              for (const { value } of options[name]) if (!list.includes(value)) list.push(value)
            }
          }
    knownValues.set(kit, values)
  }
  return values.get(part) ?? []
}

test('any text in the address gives a possible set', () => {
  fc.assert(
    fc.property(
      fc.constantFrom(...kits.values()),
      fc.dictionary(fc.constantFrom(...parts), fc.oneof(fc.string(), fc.constantFrom('600', '1200', none, 'wit-mat'))),
      (kit, search) => {
        const asked = wishIn(configuratorSearchSchema.parse(search))
        const set = compose(kit, asked)
        expect(impossible(kit, set.choice)).toEqual([])
        expect(silent(set, asked)).toEqual([])
      },
    ),
    { numRuns: 1000 },
  )
})
