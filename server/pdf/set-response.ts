/** The set of the same search params as its page, on paper and as a drawing. Nothing is stored. */
import { drawingDxf } from '#domain/configurator/drawing-dxf.ts'
import { readSetAsked } from '#domain/configurator/set-path.ts'
import { findSet } from '#server/configurator/find-set.ts'
import type { SetView } from '#server/configurator/set-view.ts'
import { retryAfter } from '#server/http/retry-after.ts'
import { refusal } from '#server/http/refusal.ts'
import { reportProblem } from '#server/observe/problem-report.ts'
import { makeInTurn } from './paper-queue.ts'
import { setPdf } from './set-pdf.ts'

type SetFile = { type: string; ending: string; make: (set: SetView) => Promise<Uint8Array<ArrayBuffer> | string> }

const sheet: SetFile = {
  type: 'application/pdf',
  ending: 'pdf',
  make: async (set) => new Uint8Array(await setPdf(set, new Date())),
}
const drawing: SetFile = {
  type: 'image/vnd.dxf',
  ending: 'dxf',
  make: async (set) => drawingDxf(set.drawing),
}

/** GET /samenstellen/{collectie}.pdf. 404 for a collection that cannot be put together, 429 and 503 when there are too many requests. */
export function setSheet(request: Request, collection: string): Promise<Response> {
  return makeInTurn(request, 'paper', () => respond(request, collection, sheet))
}

/** GET /samenstellen/{collectie}.dxf, with the same refusals. */
export function setDrawing(request: Request, collection: string): Promise<Response> {
  return makeInTurn(request, 'paper', () => respond(request, collection, drawing))
}

async function respond(request: Request, collection: string, { type, ending, make }: SetFile): Promise<Response> {
  try {
    const asked = readSetAsked(collection, new URL(request.url).search)
    const set = asked && (await findSet(asked))
    if (set === null) return refusal(404, 'Deze collectie is niet samen te stellen.')
    return new Response(await make(set), {
      headers: {
        'content-type': type,
        'content-disposition': `attachment; filename="samenstelling-${set.slug}.${ending}"`,
        'cache-control': 'private, no-store',
        'x-robots-tag': 'noindex',
      },
    })
  } catch (error) {
    reportProblem({ event: 'set-file-not-made', error })
    return refusal(503, 'Kan producten niet laden. Probeer het later opnieuw.', retryAfter)
  }
}
