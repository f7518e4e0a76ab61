/** The package has no types of its own. */
declare module 'gltf-validator' {
  type Report = {
    issues: { numErrors: number; numWarnings: number; messages: { code: string; message: string; severity: number }[] }
    info: { drawCallCount: number; totalTriangleCount: number; totalVertexCount: number; materialCount: number }
  }
  export function validateBytes(bytes: Uint8Array): Promise<Report>
}
