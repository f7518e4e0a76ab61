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
  test('a bigger niche never loses a piece, nor makes it tighter', () => {
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

  test('mirrored left to right everything is the same', () => {
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

  test('a piece fits exactly when no rule fails, and there is always a rule to name when it does not', () => {
    fc.assert(
      fc.property(niches, pieces, (niche, piece) => {
        const { verdict, checks } = fitPiece(niche, piece)
        const failed = checks.filter((check) => check.available < check.needed)
        expect(failed.length > 0).toBe(verdict === 'unfit')
        expect(checks.some((check) => verdictOf(check) === 'tight') && failed.length === 0).toBe(verdict === 'tight')
      }),
    )
  })

  test('what fits lies between the walls with play at both sides, clear of what sticks out', () => {
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

  test('measuring more never makes a piece fit that did not', () => {
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

  test('width: 3 mm beside it on both sides is tight, 10 mm is room', () => {
    expect(verdicts('width', [805, 806, 819, 820])).toEqual(['unfit', 'tight', 'tight', 'fits'])
  })

  test('depth: 600 mm before it is tight, 700 mm is room', () => {
    expect(verdicts('depth', [1049, 1050, 1149, 1150])).toEqual(['unfit', 'tight', 'tight', 'fits'])
  })

  test('height: the basin counts where it stands on the top', () => {
    expect(verdicts('height', [1169, 1170, 1269, 1270])).toEqual(['unfit', 'tight', 'tight', 'fits'])
    expect(verdicts('height', [1289, 1290], { ...beat, rises: 120 })).toEqual(['unfit', 'tight'])
  })

  test('a tall cabinet is set upright over the diagonal of its side', () => {
    const tall: Piece = { kind: 'cabinet', width: 350, height: 1700, depth: 450, underside: 0 }
    expect(verdicts('height', [1758, 1759, 1768, 1769], tall)).toEqual(['unfit', 'tight', 'tight', 'fits'])
  })

  test('a door frame keeps fronts away from it, and mirrors not', () => {
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

  test('two basins want 350 mm from their hearts to the walls: 1200 mm wide wants 50 mm beside it', () => {
    expect(verdicts('width', [1299, 1300], { ...beat, width: 1200, basinCount: 2 })).toEqual(['unfit', 'fits'])
  })

  test('the drain may lie 10 mm higher or 20 mm lower; hanging furniture follows it for 50 mm more', () => {
    const at = (height: number, piece: Piece = beat) => fitPiece({ ...plain, drain: { height, left: null } }, piece)
    expect([540, 541, 589, 590, 620, 621, 670, 671].map((height) => at(height).verdict)).toEqual([
      'tight',
      'tight',
      'tight',
      'fits',
      'fits',
      'tight',
      'tight',
      'unfit',
    ])
    expect(at(539).verdict).toBe('unfit')
    expect([at(600).raised, at(650).raised, at(560).raised]).toEqual([0, 30, -30])
    expect([589, 590, 620, 621].map((height) => at(height, { ...beat, hangs: false }).verdict)).toEqual([
      'unfit',
      'fits',
      'fits',
      'unfit',
    ])
  })

  test('the furniture shifts over the drain as far as the walls allow, and the trap reaches 20 mm more', () => {
    const at = (left: number) => fitPiece({ ...plain, width: 1000, drain: { height: null, left } }, beat)
    expect([382, 383, 402, 403, 597, 598, 617, 618].map((left) => at(left).verdict)).toEqual([
      'unfit',
      'tight',
      'tight',
      'fits',
      'fits',
      'tight',
      'tight',
      'unfit',
    ])
    expect([at(403).left, at(500).left]).toEqual([3, 100])
  })

  test('of two basins the one that reaches it hangs over the drain, and neither wants it in the middle', () => {
    const double = { ...beat, width: 1600, basinCount: 2 as const }
    const at = (left: number, width = 1700) => fitPiece({ ...plain, width, drain: { height: null, left } }, double)
    expect([382, 383, 402, 403, 497, 498, 517, 518].map((left) => at(left).verdict)).toEqual([
      'unfit',
      'tight',
      'tight',
      'fits',
      'fits',
      'tight',
      'tight',
      'unfit',
    ])
    expect(at(850).verdict).toBe('unfit')
    expect([at(450).left, at(1250).left]).toEqual([50, 50]) // 400 mm from its left side, and from its right
    expect(at(850, 2420).left).toBe(450)
    expect(at(850, 2420).verdict).toBe('fits')
  })

  test('a tap beside the basin wants 80 mm, behind it 60 mm', () => {
    const small = { ...beat, width: 400, depth: 260, basins: [{ width: 250, depth: 190 }] }
    expect(tapPlaces.map((tap) => fitPiece({ ...plain, tap }, small).verdict)).toEqual(['unfit', 'fits', 'unfit'])
    expect(fitPiece({ ...plain, tap: 'left' }, { ...small, width: 410 }).verdict).toBe('fits')
  })

  test('a mirror covers 60 % of its cabinet at least and is never wider', () => {
    const mirror: Piece = {
      kind: 'wall',
      width: 600,
      height: 700,
      depth: 25,
      underside: 1100,
      hasDoors: false,
      isMirror: true,
    }
    expect([599, 600, 1000, 1001].map((cabinet) => fitPiece({ ...plain, cabinet }, mirror).verdict)).toEqual([
      'unfit',
      'fits',
      'fits',
      'unfit',
    ])
  })
})
