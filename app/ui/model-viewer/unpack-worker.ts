/** Unpacks the geometry of 3D files: WebAssembly may run here, while the policy of the pages forbids it. */
import { MeshoptDecoder } from 'meshoptimizer/decoder'
import type { UnpackRequest } from './unpacker.ts'

addEventListener(
  'message',
  async ({ data: { id, count, size, source, mode, filter } }: MessageEvent<UnpackRequest>) => {
    await MeshoptDecoder.ready
    const unpacked = new Uint8Array(count * size)
    MeshoptDecoder.decodeGltfBuffer(unpacked, count, size, source, mode, filter)
    postMessage({ id, unpacked })
  },
)
