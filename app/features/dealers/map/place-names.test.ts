import fc from 'fast-check'
import { expect, test } from 'vitest'
import { overlap } from './clear-view.ts'
import { placeNames, widthOf } from './place-names.ts'

const frame = { left: 0, top: 0, right: 400, bottom: 300 }
const town = (name: string, x: number, y: number) => ({ name, at: { x, y }, indent: 11 })

test('a name stands on the right of its mark, on the left where the frame or another mark is in the way, else nowhere', () => {
  const names = [
    town('Leek', 40, 100),
    town('Winschoten', 370, 100),
    town('Appingedam', 200, 200),
    town('Alphen aan den Rijn', 100, 250),
  ]
  const taken = [
    { left: 215, top: 190, right: 229, bottom: 204 },
    { left: 120, top: 240, right: 134, bottom: 254 },
  ]
  expect(placeNames(names, taken, frame).map(({ name, left }) => [name, left])).toEqual([
    ['Leek', false],
    ['Winschoten', true],
    ['Appingedam', true],
  ])
})

test('a name stands once, and outside the frame too, where a push brings it into view', () => {
  expect(
    placeNames([town('Goes', 100, 100), town('Goes', 100, 200), town('Sluis', 420, 100)], [], frame).map(
      ({ name, at }) => [name, at.x, at.y],
    ),
  ).toEqual([
    ['Goes', 100, 100],
    ['Sluis', 420, 100],
  ])
})

test('however many there are, no name lies on another or is cut', () => {
  const names = fc.array(
    fc.record({
      name: fc.string({ minLength: 3, maxLength: 16 }),
      at: fc.record({ x: fc.integer({ min: 0, max: 400 }), y: fc.integer({ min: 0, max: 300 }) }),
      indent: fc.constant(11),
    }),
    { maxLength: 40 },
  )
  fc.assert(
    fc.property(names, (wanted) => {
      const boxes = placeNames(wanted, [], frame).map(({ name, at, indent, left }) => {
        const from = left ? at.x - indent - widthOf(name) : at.x + indent
        return { left: from, right: from + widthOf(name), top: at.y - 8, bottom: at.y + 8 }
      })
      for (const [index, box] of boxes.entries()) {
        expect(boxes.some((other, at) => at !== index && overlap(box, other))).toBe(false)
        expect(overlap(box, frame) && (box.left < 0 || box.right > 400 || box.top < 0 || box.bottom > 300)).toBe(false)
      }
    }),
  )
})
