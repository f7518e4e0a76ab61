/** Reads the body of a request, but never more of it than it may have. */

/** The body as text; null when it has more than `limit` bytes, whatever its length header says. */
export async function readBody(request: Request, limit: number): Promise<string | null> {
  if (Number(request.headers.get('content-length') ?? 0) > limit) return null
  const parts: Uint8Array[] = []
  let length = 0
  for await (const part of request.body ?? []) {
    length += part.byteLength
    if (length > limit) return null // leaving the loop cancels the stream
    parts.push(part)
  }
  return Buffer.concat(parts).toString('utf8')
}
