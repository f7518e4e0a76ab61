import fc from 'fast-check'
import { expect, test } from 'vitest'
import { overlap } from './map-view.ts'
import { placeLabels, widthOf } from './town-labels.ts'

const frame = { width: 400, height: 300 }
const label = (name: string, x: number, y: number) => ({ name, at: { x, y }, indent: 11 })

test('puts a name on the right of its mark, on the left where the edge or another mark is in the way, else nowhere', () => {
  const labels = [
    label('Leek', 40, 100),
    label('Winschoten', 370, 100),
    label('Appingedam', 200, 200),
    label('Alphen aan den Rijn', 100, 250),
  ]
  const taken = [
    { left: 215, top: 190, right: 229, bottom: 204 },
    { left: 120, top: 240, right: 134, bottom: 254 },
  ]
  expect(placeLabels(labels, taken, frame).map(({ name, isLeft }) => [name, isLeft])).toEqual([
    ['Leek', false],
    ['Winschoten', true],
    ['Appingedam', true],
  ])
})

test('puts the name of a town under a mark above or below it, where there is no room beside it', () => {
  const under = { ...label('Groningen', 200, 100), away: 26 }
  const beside = [
    { left: 215, top: 90, right: 229, bottom: 110 },
    { left: 170, top: 90, right: 184, bottom: 110 },
  ]
  const above = { left: 190, top: 70, right: 210, bottom: 80 }
  const lowers = (taken: typeof beside) => placeLabels([under], taken, frame).map(({ lower }) => lower)
  expect(lowers([])).toEqual([0])
  expect(lowers(beside)).toEqual([-26])
  expect(lowers([...beside, above])).toEqual([26])
})

test('names what the map is about towards its middle, before all others, and below its mark where nothing is free', () => {
  const place = (x: number) => ({ ...label('Esdorp Badkamers', x, 100), away: 23, isPlace: true })
  const placed = (x: number, taken: Parameters<typeof placeLabels>[1] = []) =>
    placeLabels([place(x), label('Hoogeveen', 140, 100)], taken, frame)
  expect(placed(300).map(({ name, isLeft }) => [name, isLeft])).toEqual([
    ['Esdorp Badkamers', true],
    ['Hoogeveen', true],
  ])
  expect(placed(100).map(({ name, isLeft }) => [name, isLeft])).toEqual([['Esdorp Badkamers', false]])
  const whole = { left: 0, top: 0, right: 400, bottom: 300 }
  expect(placed(300, [whole]).map(({ name, lower }) => [name, lower])).toEqual([['Esdorp Badkamers', 23]])
})

test('places each name once, outside the frame too, where a drag brings it into view', () => {
  const labels = [label('Goes', 100, 100), label('Goes', 100, 200), label('Sluis', 420, 100)]
  expect(placeLabels(labels, [], frame).map(({ name, at }) => [name, at.x, at.y])).toEqual([
    ['Goes', 100, 100],
    ['Sluis', 420, 100],
  ])
})

test('lets no name cover another or be cut', () => {
  const anyLabel = fc.record({
    name: fc.string({ minLength: 3, maxLength: 16 }),
    at: fc.record({ x: fc.integer({ min: 0, max: 400 }), y: fc.integer({ min: 0, max: 300 }) }),
    indent: fc.constant(11),
  })
  fc.assert(
    fc.property(fc.array(anyLabel, { maxLength: 40 }), (labels) => {
      const boxes = placeLabels(labels, [], frame).map(({ name, at, indent, isLeft }) => {
        const from = isLeft ? at.x - indent - widthOf(name) : at.x + indent
        return { left: from, right: from + widthOf(name), top: at.y - 8, bottom: at.y + 8 }
      })
      const whole = { left: 0, top: 0, right: 400, bottom: 300 }
      for (const [index, box] of boxes.entries()) {
        expect(boxes.some((other, at) => at !== index && overlap(box, other))).toBe(false)
        expect(overlap(box, whole) && (box.left < 0 || box.right > 400 || box.top < 0 || box.bottom > 300)).toBe(false)
      }
    }),
  )
})
