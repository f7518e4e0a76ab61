/** Reads the body of a request up to a limit. */

/** The body as text; null when it has more than `limit` bytes, whatever its Content-Length says, or when the client disconnected. */
export async function readBody(request: Request, limit: number): Promise<string | null> {
  if (Number(request.headers.get('content-length') ?? 0) > limit) return null
  const parts: Uint8Array[] = []
  let length = 0
  try {
    for await (const part of request.body ?? []) {
      length += part.byteLength
      if (length > limit) return null // leaving the loop cancels the stream
      parts.push(part)
    }
  } catch (error) {
    if (isBrokenOff(error)) return null
    throw error
  }
  return Buffer.concat(parts).toString('utf8')
}

/** `text` as JSON; undefined when it is not. */
export function parseJson(text: string): unknown {
  try {
    return JSON.parse(text)
  } catch {
    return undefined
  }
}

/** How Node and fetch name a disconnected client. */
export function isBrokenOff(error: unknown): boolean {
  return (
    error instanceof Error &&
    (error.name === 'AbortError' ||
      ('code' in error && (error.code === 'ECONNRESET' || error.code === 'ERR_STREAM_PREMATURE_CLOSE')))
  )
}
