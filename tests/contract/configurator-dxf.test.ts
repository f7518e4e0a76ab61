/** The DXF of a set: every value stands after its code, and the outline of the cabinet is as large as the cabinet. */
import { expect, test } from 'vitest'
import { compose } from '#domain/configurator/compose.ts'
import { drawingDxf } from '#domain/configurator/drawing-dxf.ts'
import { pieceDrawing } from '#domain/configurator/piece-drawing.ts'
import { kits } from './configurator-kits.ts'

/** The entities of a file, each as its codes with their values in order. */
function entitiesOf(dxf: string): Map<number, string[]>[] {
  const lines = dxf.trimEnd().split(/\r?\n/)
  expect(lines.length % 2).toBe(0)
  const entities: Map<number, string[]>[] = []
  for (let index = 0; index < lines.length; index += 2) {
    const code = Number(lines[index])
    expect(Number.isInteger(code)).toBe(true)
    if (code === 0) entities.push(new Map())
    const entity = entities.at(-1)
    entity?.set(code, [...(entity.get(code) ?? []), lines[index + 1] ?? ''])
  }
  return entities
}

test('opens and closes its sections, with finite coordinates only', () => {
  for (const kit of kits.values()) {
    const { choice } = compose(kit, {})
    const entities = entitiesOf(drawingDxf(pieceDrawing(kit, choice)))
    expect(entities.at(0)?.get(0)).toEqual(['SECTION'])
    expect(entities.at(-1)?.get(0)).toEqual(['EOF'])
    for (const entity of entities)
      for (const code of [10, 20, 11, 21, 40])
        for (const value of entity.get(code) ?? [])
          expect(Number.isFinite(Number(value)), `${code} ${value}`).toBe(true)
  }
})

test('draws the cabinet at full size, above the floor', () => {
  const kit = kits.get('beat45')
  if (!kit) throw new RangeError('there is no Beat 45')
  const { choice } = compose(kit, { width: '1000', top: 'wastafel' })
  const cabinet = entitiesOf(drawingDxf(pieceDrawing(kit, choice))).find(
    (entity) => entity.get(0)?.[0] === 'LWPOLYLINE' && entity.get(8)?.[0] === 'KAST',
  )
  const [across, up] = [10, 20].map((code) => (cabinet?.get(code) ?? []).map(Number))
  expect(Math.max(...(across ?? [])) - Math.min(...(across ?? []))).toBe(1000)
  expect([Math.min(...(up ?? [])), Math.max(...(up ?? []))]).toEqual([310, 850])
})
