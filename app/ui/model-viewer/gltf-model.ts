/** Reads the GLB files of this site (meshopt, WebP); their other colours are KHR_materials_variants. */
import '#domain/zod-config.ts'
import { Mesh, TextureLoader, type Material } from 'three'
import { GLTFLoader, type GLTF, type GLTFParser } from 'three/addons/loaders/GLTFLoader.js'
import * as z from 'zod/mini'
import type { LoadedModel } from './model-stage.ts'
import { createUnpacker } from './unpacker.ts'

const variantsSchema = z.object({
  extensions: z.optional(
    z.object({ KHR_materials_variants: z.optional(z.object({ variants: z.array(z.object({ name: z.string() })) })) }),
  ),
})
const mappingsSchema = z.object({
  KHR_materials_variants: z.object({
    mappings: z.array(z.object({ material: z.number(), variants: z.array(z.number()) })),
  }),
})

/** The model at `href`. Rejects when the file cannot be read. */
export async function loadGltfModel(href: string): Promise<LoadedModel> {
  const unpacker = createUnpacker()
  try {
    // As setMeshoptDecoder does, whose type wants all methods of the library's own decoder.
    const gltf = await Object.assign(new GLTFLoader(), { meshoptDecoder: unpacker })
      .register(texturesWithoutFetch)
      .loadAsync(href)
    return { object: gltf.scene, show: (variant) => showVariant(gltf, variant) }
  } finally {
    unpacker.close()
  }
}

/** Loads textures by an image element, so that the Content-Security-Policy need not let scripts fetch blobs. */
function texturesWithoutFetch(parser: GLTFParser) {
  parser.textureLoader = new TextureLoader(parser.options.manager)
  return { name: 'textures-without-fetch' }
}

const firstMaterials = new WeakMap<Mesh, Material | Material[]>()

async function showVariant({ scene, parser }: GLTF, name: string): Promise<void> {
  const names =
    z
      .safeParse(variantsSchema, parser.json)
      .data?.extensions?.KHR_materials_variants?.variants.map((variant) => variant.name) ?? []
  const number = names.indexOf(name)
  const meshes: Mesh[] = []
  scene.traverse((object) => {
    if (object instanceof Mesh) meshes.push(object)
  })
  await Promise.all(
    meshes.map(async (mesh) => {
      const first = firstMaterials.get(mesh) ?? mesh.material
      firstMaterials.set(mesh, first)
      const mapping = z
        .safeParse(mappingsSchema, mesh.userData['gltfExtensions'])
        .data?.KHR_materials_variants.mappings.find(({ variants }) => variants.includes(number))
      if (!mapping) {
        mesh.material = first
        return
      }
      mesh.material = await parser.getDependency('material', mapping.material)
      parser.assignFinalMaterial(mesh)
    }),
  )
}
