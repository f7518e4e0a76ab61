/**
 * A piece of furniture as drawing programs load it: the one model behind its IFC, OBJ and DXF files. Lengths in mm; x to the right from
 * the middle, y up from the finished floor, z from the wall to the viewer. Pure.
 */
import type { SolidMesh } from '../furniture/solid-meshes.ts'
import type { SolidSurface } from '../furniture/solid-surfaces.ts'

export const connectionKinds = ['drain', 'cold', 'warm'] as const
/** Where a pipe comes out of the wall (docs/rules.md, Supply and drain). */
export type Connection = { kind: (typeof connectionKinds)[number]; x: number; y: number }

/** A value of a property set; lengths in mm, mass in kg. */
export type PropertyValue = string | boolean | { mm: number } | { kg: number }
export type PropertySet = { name: string; properties: Readonly<Record<string, PropertyValue>> }

export type BuildingObject = {
  /** Article number. */
  article: string
  name: string
  description: string
  manufacturer: string
  /** One for each material, as domain/furniture/solid-meshes.ts makes them, the floor at y = 0. */
  meshes: readonly SolidMesh[]
  surfaces: Readonly<Record<SolidMesh['material'], SolidSurface>>
  /** What it is made of, in words. */
  materials: readonly string[]
  propertySets: readonly PropertySet[]
  connections: readonly Connection[]
}

/** The least and the most of x, y and z over all meshes. */
export function boundsOf(meshes: readonly SolidMesh[]): { min: number[]; max: number[] } {
  const [min, max] = [
    [Infinity, Infinity, Infinity],
    [-Infinity, -Infinity, -Infinity],
  ]
  for (const { positions } of meshes)
    positions.forEach((value, index) => {
      const axis = index % 3
      min[axis] = Math.min(min[axis] ?? value, value)
      max[axis] = Math.max(max[axis] ?? value, value)
    })
  return { min, max }
}
