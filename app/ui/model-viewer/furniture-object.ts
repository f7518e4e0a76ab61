/** Solids of furniture as an object of three. Loaded when a visitor opens a model. */
import {
  BufferAttribute,
  BufferGeometry,
  Color,
  Group,
  Mesh,
  MeshStandardMaterial,
  MirroredRepeatWrapping,
  SRGBColorSpace,
  TextureLoader,
  type Texture,
} from 'three'
import { solidMeshes } from '#domain/furniture/solid-meshes.ts'
import { surfacesOf, type SolidSurface } from '#domain/furniture/solid-surfaces.ts'
import type { Solid, SolidMaterial } from '#domain/furniture/vanity-solids.ts'
import type { FinishLook, FurnitureLook } from '#domain/furniture/furniture-look.ts'

/** Rejects when the picture of the finish cannot be loaded. */
export async function furnitureObject(
  solids: readonly Solid[],
  look: FurnitureLook,
  finish: FinishLook | undefined,
): Promise<Group> {
  const materials = await materialsOf(look, finish)
  const group = new Group()
  for (const { material, ...mesh } of solidMeshes(solids)) {
    const geometry = new BufferGeometry()
    geometry.setAttribute('position', new BufferAttribute(mesh.positions, 3))
    geometry.setAttribute('normal', new BufferAttribute(mesh.normals, 3))
    geometry.setAttribute('uv', new BufferAttribute(mesh.uvs, 2))
    geometry.setIndex(new BufferAttribute(mesh.triangles, 1))
    group.add(new Mesh(geometry, materials[material]))
  }
  group.scale.setScalar(0.001)
  return group
}

async function materialsOf(
  look: FurnitureLook,
  finish: FinishLook | undefined,
): Promise<Record<SolidMaterial, MeshStandardMaterial>> {
  const surfaces = surfacesOf(look, finish)
  const plain = ({ color, roughness, metalness }: SolidSurface) =>
    new MeshStandardMaterial({ color: new Color(color), roughness, metalness })
  const worn = plain(surfaces.finish)
  worn.map = finish?.texture ? await finishTexture(finish.texture) : null
  return {
    finish: worn,
    metal: plain(surfaces.metal),
    handle: plain(surfaces.handle),
    dark: plain(surfaces.dark),
    top: plain(surfaces.top),
    basin: plain(surfaces.basin),
    mirror: plain(surfaces.mirror),
  }
}

async function finishTexture(href: string): Promise<Texture> {
  const texture = await new TextureLoader().loadAsync(href)
  texture.wrapS = texture.wrapT = MirroredRepeatWrapping
  texture.colorSpace = SRGBColorSpace
  texture.anisotropy = 8
  return texture
}
