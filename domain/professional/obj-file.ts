/** A piece of furniture as OBJ with its materials as MTL (Wavefront), in mm, y up. Pure. */
import type { BuildingObject } from './building-object.ts'

/** `file`: the name of both files without ending. */
export function objFile({ name, article, meshes }: BuildingObject, file: string): string {
  const lines = [`# ${name}`, '# mm, y up', `mtllib ${file}.mtl`, `o ${article}`]
  let first = 1
  for (const { material, positions, normals, triangles } of meshes) {
    lines.push(`usemtl ${material}`, ...rows('v', positions), ...rows('vn', normals))
    for (let at = 0; at < triangles.length; at += 3) {
      const corners = triangles.subarray(at, at + 3)
      lines.push(`f ${Array.from(corners, (corner) => `${corner + first}//${corner + first}`).join(' ')}`)
    }
    first += positions.length / 3
  }
  return `${lines.join('\n')}\n`
}

/** The colours of the materials that the model has. */
export function mtlFile({ meshes, surfaces }: BuildingObject): string {
  const lines = meshes.flatMap(({ material }) => {
    const { color, roughness, metalness } = surfaces[material]
    const rgb = [1, 3, 5].map((at) => (Number.parseInt(color.slice(at, at + 2), 16) / 255).toFixed(4)).join(' ')
    return [
      `newmtl ${material}`,
      `Kd ${rgb}`,
      `Ks ${[metalness, metalness, metalness].join(' ')}`,
      `Pr ${roughness}`,
      `Pm ${metalness}`,
      '',
    ]
  })
  return lines.join('\n')
}

function rows(key: string, values: Float32Array): string[] {
  return Array.from(
    { length: values.length / 3 },
    (_, at) =>
      `${key} ${Array.from(values.subarray(3 * at, 3 * at + 3), (value) => Number(value.toFixed(3))).join(' ')}`,
  )
}
