import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { fitPiece, tapPlaces, verdictOf, type BasinPiece, type Niche, type Piece } from './fit-rules.ts'

const mm = (min: number, max: number) => fc.integer({ min, max })
const measures = { width: mm(300, 2400), height: mm(300, 1900), depth: mm(120, 520) }
const basins = fc.array(fc.record({ width: mm(200, 1000), depth: mm(190, 400) }), { minLength: 1, maxLength: 3 })
const pieces: fc.Arbitrary<Piece> = fc.oneof(
  fc.record({
    kind: fc.constant('basin' as const),
    ...measures,
    top: mm(650, 900),
    rises: mm(0, 170),
    hangs: fc.boolean(),
    basinCount: fc.constantFrom(1 as const, 2 as const),
    basins,
    drain: mm(420, 710),
  }),
  fc.record({ kind: fc.constant('cabinet' as const), ...measures, underside: fc.constantFrom(0, 150, 390) }),
  fc.record({
    kind: fc.constant('wall' as const),
    ...measures,
    underside: fc.constantFrom(300, 1100),
    hasDoors: fc.boolean(),
    isMirror: fc.boolean(),
  }),
)
const maybe = (arbitrary: fc.Arbitrary<number>) => fc.option(arbitrary, { nil: null })
const niches: fc.Arbitrary<Niche> = fc.record({
  width: mm(200, 3000),
  height: maybe(mm(500, 3000)),
  depth: maybe(mm(300, 3000)),
  post: fc.record({ left: mm(0, 150), right: mm(0, 150) }),
  tap: fc.option(fc.constantFrom(...tapPlaces), { nil: null }),
  drain: fc.record({ height: maybe(mm(300, 900)), left: maybe(mm(0, 3000)) }),
  cabinet: maybe(mm(300, 2400)),
})
const rank = { unfit: 0, tight: 1, fits: 2 }
const plain: Niche = {
  width: 900,
  height: null,
  depth: null,
  post: { left: 0, right: 0 },
  tap: null,
  drain: { height: null, left: null },
  cabinet: null,
}
const beat: BasinPiece = {
  kind: 'basin',
  width: 800,
  height: 540,
  depth: 450,
  top: 870,
  rises: 0,
  hangs: true,
  basinCount: 1,
  basins: [{ width: 540, depth: 300 }],
  drain: 610,
}

describe('properties', () => {
  test('a bigger niche never makes a piece fit less well', () => {
    fc.assert(
      fc.property(niches, pieces, mm(0, 500), mm(0, 500), mm(0, 500), (niche, piece, wider, higher, deeper) => {
        const bigger = {
          ...niche,
          width: niche.width + wider,
          height: niche.height === null ? null : niche.height + higher,
          depth: niche.depth === null ? null : niche.depth + deeper,
        }
        expect(rank[fitPiece(bigger, piece).verdict]).toBeGreaterThanOrEqual(rank[fitPiece(niche, piece).verdict])
      }),
    )
  })

  test('gives the same result mirrored left to right', () => {
    fc.assert(
      fc.property(niches, pieces, (niche, piece) => {
        fc.pre(piece.kind !== 'basin' || piece.basinCount === 1 || niche.drain.left !== niche.width / 2) // either basin over it is as good
        const tap = niche.tap === 'left' ? ('right' as const) : niche.tap === 'right' ? ('left' as const) : niche.tap
        const turned: Niche = {
          ...niche,
          post: { left: niche.post.right, right: niche.post.left },
          tap,
          drain: { ...niche.drain, left: niche.drain.left === null ? null : niche.width - niche.drain.left },
        }
        const [one, other] = [fitPiece(niche, piece), fitPiece(turned, piece)]
        expect(other.checks).toEqual(one.checks)
        expect(other.left).toBe(one.left === null ? null : niche.width - piece.width - one.left)
      }),
    )
  })

  test('a piece is unfit exactly when a rule fails, and tight when one is tight and none fails', () => {
    fc.assert(
      fc.property(niches, pieces, (niche, piece) => {
        const { verdict, checks } = fitPiece(niche, piece)
        const failed = checks.filter((check) => check.available < check.needed)
        expect(failed.length > 0).toBe(verdict === 'unfit')
        expect(checks.some((check) => verdictOf(check) === 'tight') && failed.length === 0).toBe(verdict === 'tight')
      }),
    )
  })

  test('places a piece that fits between the walls with play on both sides, clear of posts', () => {
    fc.assert(
      fc.property(niches, pieces, (niche, piece) => {
        const { verdict, left } = fitPiece(niche, piece)
        fc.pre(verdict !== 'unfit')
        if (left === null) throw new Error('it fits but has no place')
        const opens = piece.kind !== 'wall' || piece.hasDoors
        const right = niche.width - left - piece.width
        expect(Math.min(left, right)).toBeGreaterThanOrEqual(3)
        if (opens) expect([left >= niche.post.left, right >= niche.post.right]).toEqual([true, true])
      }),
    )
  })

  test('measuring more never makes a piece fit better', () => {
    fc.assert(
      fc.property(niches, pieces, (niche, piece) => {
        const less: Niche = {
          ...niche,
          height: null,
          depth: null,
          tap: null,
          drain: { height: null, left: null },
          cabinet: null,
        }
        expect(rank[fitPiece(niche, piece).verdict]).toBeLessThanOrEqual(rank[fitPiece(less, piece).verdict])
      }),
    )
  })
})

describe('boundaries, to the millimetre', () => {
  const verdicts = (key: keyof Niche, values: readonly number[], piece: Piece = beat, niche: Niche = plain) =>
    values.map((value) => fitPiece({ ...niche, [key]: value }, piece).verdict)

  test('width: 3 mm on both sides is tight, 10 mm fits', () => {
    expect(verdicts('width', [805, 806, 819, 820]).join(' ')).toBe('unfit tight tight fits')
  })

  test('depth: 600 mm in front is tight, 700 mm fits', () => {
    expect(verdicts('depth', [1049, 1050, 1149, 1150]).join(' ')).toBe('unfit tight tight fits')
  })

  test('height: a basin on the top counts', () => {
    expect(verdicts('height', [1169, 1170, 1269, 1270]).join(' ')).toBe('unfit tight tight fits')
    expect(verdicts('height', [1289, 1290], { ...beat, rises: 120 })).toEqual(['unfit', 'tight'])
  })

  test('height: a tall cabinet needs the diagonal of its side', () => {
    const tall: Piece = { kind: 'cabinet', width: 350, height: 1700, depth: 450, underside: 0 }
    expect(verdicts('height', [1758, 1759, 1768, 1769], tall).join(' ')).toBe('unfit tight tight fits')
  })

  test('a door frame keeps fronts away, but not mirrors', () => {
    const framed = { ...plain, post: { left: 40, right: 0 } }
    expect(verdicts('width', [847, 848], beat, framed)).toEqual(['unfit', 'fits'])
    expect(
      verdicts(
        'width',
        [820],
        { kind: 'wall', width: 800, height: 700, depth: 25, underside: 1100, hasDoors: false, isMirror: true },
        framed,
      ),
    ).toEqual(['fits'])
  })

  test('two basins need 350 mm from their centres to the walls', () => {
    expect(verdicts('width', [1299, 1300], { ...beat, width: 1200, basinCount: 2 })).toEqual(['unfit', 'fits'])
  })

  test('the drain may be 10 mm higher or 20 mm lower; wall-hung furniture follows it for 50 mm more', () => {
    const at = (height: number, piece: Piece = beat) => fitPiece({ ...plain, drain: { height, left: null } }, piece)
    expect([540, 541, 589, 590, 620, 621, 670, 671].map((height) => at(height).verdict).join(' ')).toBe(
      'tight tight tight fits fits tight tight unfit',
    )
    expect(at(539).verdict).toBe('unfit')
    expect([at(600).raised, at(650).raised, at(560).raised]).toEqual([0, 30, -30])
    expect([589, 590, 620, 621].map((height) => at(height, { ...beat, hangs: false }).verdict).join(' ')).toBe(
      'unfit fits fits unfit',
    )
  })

  test('furniture shifts over the drain as far as the walls allow, and the trap reaches 20 mm more', () => {
    const at = (left: number) => fitPiece({ ...plain, width: 1000, drain: { height: null, left } }, beat)
    expect([382, 383, 402, 403, 597, 598, 617, 618].map((left) => at(left).verdict).join(' ')).toBe(
      'unfit tight tight fits fits tight tight unfit',
    )
    expect([at(403).left, at(500).left]).toEqual([3, 100])
  })

  test('either of two basins can be over the drain, but not the middle between them', () => {
    const double = { ...beat, width: 1600, basinCount: 2 as const }
    const at = (left: number, width = 1700) => fitPiece({ ...plain, width, drain: { height: null, left } }, double)
    expect([382, 383, 402, 403, 497, 498, 517, 518].map((left) => at(left).verdict).join(' ')).toBe(
      'unfit tight tight fits fits tight tight unfit',
    )
    expect(at(850).verdict).toBe('unfit')
    expect([at(450).left, at(1250).left]).toEqual([50, 50]) // 400 mm from its left side, and from its right
    expect(at(850, 2420).left).toBe(450)
    expect(at(850, 2420).verdict).toBe('fits')
  })

  test('a tap needs 80 mm beside the basin, 60 mm behind it', () => {
    const small = { ...beat, width: 400, depth: 260, basins: [{ width: 250, depth: 190 }] }
    expect(tapPlaces.map((tap) => fitPiece({ ...plain, tap }, small).verdict)).toEqual(['unfit', 'fits', 'unfit'])
    expect(fitPiece({ ...plain, tap: 'left' }, { ...small, width: 410 }).verdict).toBe('fits')
  })

  test('a mirror covers at least 60 % of its cabinet and is never wider', () => {
    const mirror: Piece = {
      kind: 'wall',
      width: 600,
      height: 700,
      depth: 25,
      underside: 1100,
      hasDoors: false,
      isMirror: true,
    }
    expect([599, 600, 1000, 1001].map((cabinet) => fitPiece({ ...plain, cabinet }, mirror).verdict).join(' ')).toBe(
      'unfit fits fits unfit',
    )
  })
})
