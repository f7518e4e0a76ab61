/** Reads a form with files (multipart/form-data, RFC 7578) as it arrives; no part of it is held in memory. */

export type PartHead = {
  /** Of the field. */
  name: string
  /** Of the chosen file; null for a field that is no file, '' where none was chosen. */
  filename: string | null
}
/** Where the bytes of a part go. */
export type PartSink = { write: (bytes: Uint8Array) => void | Promise<void>; end: () => void | Promise<void> }

/** Bytes that the head of a part may have; browsers send a few hundred. */
const maxHeadBytes = 4_096
const lineEnd = Buffer.from('\r\n')
const headEnd = Buffer.from('\r\n\r\n')

/** The boundary that a content type names; null when it is no form with files. */
export function boundaryOf(contentType: string | null): string | null {
  const found = /^multipart\/form-data\s*;.*?\bboundary=(?:"([^"]{1,70})"|([\w'()+,./:=?-]{1,70}))/i.exec(
    contentType ?? '',
  )
  return found?.[1] ?? found?.[2] ?? null
}

/**
 * Calls `open` for each part and writes its bytes to what that returns. True when the form arrived whole; false when it
 * is malformed or ends too soon. Rejects with what the body or a sink throws.
 */
export async function readMultipart(
  body: AsyncIterable<Uint8Array>,
  boundary: string,
  open: (head: PartHead) => PartSink | Promise<PartSink>,
): Promise<boolean> {
  const delimiter = Buffer.from(`\r\n--${boundary}`)
  // The first boundary may begin the body, without a line before it.
  let rest: Buffer = lineEnd
  let sink: PartSink | null = null
  const now: { reading: 'bytes' | 'boundary' | 'head' | 'end' } = { reading: 'bytes' }

  /** Does what can be done with the bytes that are there. False when they are malformed, null when more are needed. */
  const step = async (): Promise<boolean | null> => {
    if (now.reading === 'bytes') {
      const at = rest.indexOf(delimiter)
      // The end of what has arrived may be the begin of a boundary.
      const length = at === -1 ? Math.max(rest.length - delimiter.length + 1, 0) : at
      if (length > 0) await sink?.write(rest.subarray(0, length))
      rest = rest.subarray(length)
      if (at === -1) return null
      await sink?.end()
      sink = null
      rest = rest.subarray(delimiter.length)
      now.reading = 'boundary'
    }
    if (now.reading === 'boundary') {
      if (rest.length < lineEnd.length) return null
      const sign = rest.toString('latin1', 0, lineEnd.length)
      if (sign !== '--' && sign !== '\r\n') return false
      now.reading = sign === '--' ? 'end' : 'head'
    }
    if (now.reading === 'end') return null
    // The head begins with the end of the line of its boundary.
    const at = rest.indexOf(headEnd)
    if (at === -1) return rest.length > maxHeadBytes ? false : null
    const head = at > maxHeadBytes ? null : readHead(rest.toString('utf8', 0, at))
    if (head === null) return false
    sink = await open(head)
    rest = rest.subarray(at + headEnd.length)
    now.reading = 'bytes'
    return true
  }

  for await (const chunk of body) {
    rest = Buffer.concat([rest, chunk])
    let progress: boolean | null = true
    while (progress === true) progress = await step()
    if (progress === false) return false
    if (now.reading === 'end') rest = Buffer.alloc(0)
  }
  return now.reading === 'end'
}

/** Null for a part that is no field of a form. */
function readHead(text: string): PartHead | null {
  const line = /^content-disposition:[ \t]*form-data[ \t]*;(.*)$/im.exec(text)?.[1]
  if (line === undefined) return null
  const name = parameter(line, 'name')
  return name === null ? null : { name, filename: parameter(line, 'filename') }
}

/** A parameter in quotes; browsers write quotes and line ends in it as in an address. */
function parameter(line: string, name: string): string | null {
  const value = new RegExp(String.raw`(?:^|;)[ \t]*${name}="([^"]*)"`, 'i').exec(line)?.[1]
  return value?.replaceAll('%22', '"').replaceAll('%0D', '\r').replaceAll('%0A', '\n') ?? null
}
