// node content/studio/compress.mjs in.glb out.glb: carriers become KHR_materials_variants, geometry is packed with meshopt, maps become WebP.
import { mkdirSync } from 'node:fs'
import { dirname } from 'node:path'
import { NodeIO } from '@gltf-transform/core'
import {
  EXTMeshoptCompression,
  EXTTextureWebP,
  KHRMaterialsVariants,
  KHRMeshQuantization,
  KHRTextureTransform,
  KHRMaterialsEmissiveStrength,
  KHRMaterialsSpecular,
  KHRMaterialsIOR,
} from '@gltf-transform/extensions'
import { dedup, flatten, join, meshopt, prune, textureCompress, weld } from '@gltf-transform/functions'
import { MeshoptEncoder } from 'meshoptimizer'
import sharp from 'sharp'

const [source, target] = process.argv.slice(2)
await MeshoptEncoder.ready
const io = new NodeIO()
  .registerExtensions([
    EXTMeshoptCompression,
    EXTTextureWebP,
    KHRMaterialsVariants,
    KHRMeshQuantization,
    KHRTextureTransform,
    KHRMaterialsEmissiveStrength,
    KHRMaterialsSpecular,
    KHRMaterialsIOR,
  ])
  .registerDependencies({ 'meshopt.encoder': MeshoptEncoder })
const document = await io.read(source)
const root = document.getRoot()

// What the carriers bring: a material per other colour. The carriers themselves go.
const brought = []
for (const node of root.listNodes()) {
  const [mark, name] = node.getName().split(':')
  if (mark !== 'variant' || name === undefined) continue
  const material = node.getMesh()?.listPrimitives()[0]?.getMaterial()
  if (material) brought.push({ name, material })
  node.getMesh()?.dispose()
  node.dispose()
}
const base = root.listMaterials().find((material) => material.getName() === 'kleur')
await document.transform(flatten(), join({ keepMeshes: false, keepNamed: false }), weld())

if (base && brought.length > 0) {
  const extension = document.createExtension(KHRMaterialsVariants)
  const variants = brought.map(({ name, material }) => ({ material, variant: extension.createVariant(name) }))
  for (const primitive of root.listMeshes().flatMap((mesh) => mesh.listPrimitives())) {
    if (primitive.getMaterial() !== base) continue
    const list = extension.createMappingList()
    for (const { material, variant } of variants)
      list.addMapping(extension.createMapping().setMaterial(material).addVariant(variant))
    primitive.setExtension('KHR_materials_variants', list)
  }
}
await document.transform(
  prune(),
  dedup(),
  textureCompress({ encoder: sharp, targetFormat: 'webp', quality: 78, resize: [512, 512] }),
  meshopt({ encoder: MeshoptEncoder, level: 'high' }),
)
mkdirSync(dirname(target), { recursive: true })
await io.write(target, document)
