/**
 * A model in the viewer that comes with iOS (AR Quick Look). That viewer reads USDZ, which is made here, in the browser, from the model in view: no
 * server has to know it. Loaded when a visitor asks for it.
 */
import { Group, type Object3D } from 'three'
import { USDZExporter } from 'three/addons/exporters/USDZExporter.js'

/** `floor`: its height in the model, in m; that becomes 0. `onWall`: it hangs; furniture on the floor is placed on a level surface. */
export type Placed = { object: Object3D; floor: number; onWall: boolean }

/** The file, at its true size. @throws when a picture on the model cannot be read */
export async function usdzFile({ object, floor, onWall }: Placed): Promise<Blob> {
  const placed = object.clone() // the model in view stays where it is
  placed.position.y -= floor
  placed.updateMatrix()
  const bytes = await new USDZExporter().parseAsync(new Group().add(placed), {
    includeAnchoringProperties: !onWall,
    quickLookCompatible: true,
    maxTextureSize: 1024,
  })
  return new Blob([bytes], { type: 'model/vnd.usdz+zip' })
}

/** Hands the file to the viewer, which shows it at its true size only. It wants a link with rel="ar" and a picture in it. */
export function openQuickLook(file: Blob): void {
  const address = URL.createObjectURL(file)
  const link = document.createElement('a')
  link.rel = 'ar'
  link.href = `${address}#allowsContentScaling=0`
  link.download = 'model.usdz'
  link.append(document.createElement('img'))
  link.hidden = true
  document.body.append(link)
  link.click()
  link.remove()
  URL.revokeObjectURL(address)
}
