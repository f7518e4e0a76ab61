/** What photo-process.ts uses of libheif-js, whose own types describe the level below. */
declare module 'libheif-js/wasm-bundle.js' {
  type HeifImage = {
    get_width(): number
    get_height(): number
    is_primary(): boolean
    /** Writes RGBA into `target.data`; null when the picture cannot be decoded. */
    display(
      target: { data: Uint8ClampedArray; width: number; height: number },
      done: (result: { data: Uint8ClampedArray } | null) => void,
    ): void
  }
  const libheif: { HeifDecoder: new () => { decode(file: Uint8Array): HeifImage[] } }
  export default libheif
}
