/**
 * What was written for one page: its text, in which marks stand for the parts of the HTML that are kept (app/lib/kept-html.ts). Most of a page is
 * such parts, and their letters need not be written to bytes again, be searched for scripts or be summed up for each page that they are in.
 */
import { hash, randomBytes } from 'node:crypto'
import type { KeptPart } from '#app/lib/kept-html.ts'
import { scriptHashes } from './security-headers.ts'

export type PageText = { text: string; /** By the number in their mark. */ parts: readonly KeptPart[] }

/** Nobody can know it who writes what a page shows. */
const secret = randomBytes(12).toString('hex')
const marks = new RegExp(`<!--${secret}(\\d+)-->`)

/** Stands in a text for the part of this number. */
export function markOf(part: number): string {
  return `<!--${secret}${part}-->`
}

/** A stretch of a page: its bytes, the hashes of the scripts in it, and what it says, or a sum of that. */
export type PagePiece = { bytes: Uint8Array; scripts: readonly string[]; says: string }

/** What stands between marks and the parts that they stand for, in turns; the last was written for this page. */
export function piecesOf({ text, parts }: PageText): PagePiece[] {
  return text.split(marks).map((piece, index) => {
    const part = index % 2 === 0 ? undefined : parts[Number(piece)]
    return part === undefined ? pieceOf(piece) : keptPieceOf(part)
  })
}

function pieceOf(says: string): PagePiece {
  const bytes = Buffer.from(says)
  return { bytes, scripts: scriptHashes(bytes), says }
}

const keptPieces = new WeakMap<KeptPart, PagePiece>()

function keptPieceOf(bytes: KeptPart): PagePiece {
  const made = keptPieces.get(bytes) ?? {
    bytes,
    scripts: scriptHashes(Buffer.from(bytes.buffer, bytes.byteOffset, bytes.byteLength)),
    says: hash('sha256', bytes, 'base64url'),
  }
  keptPieces.set(bytes, made)
  return made
}

/** Beside its answer: as the answer's body it would be written to bytes, only to be read back at once. */
const texts = new WeakMap<Response, PageText>()

/** Says what the text of an answer without a body is. */
export function keepText(answer: Response, text: PageText): void {
  texts.set(answer, text)
}

/** The text that was kept of an answer, or that its body has. */
export async function textOf(answer: Response): Promise<PageText> {
  return texts.get(answer) ?? { text: await answer.text(), parts: [] }
}
