/** GET /api/dealers: the list of dealer records, never cached (docs/rules.md, Dealers). */
import { listDealers } from '#server/dealers/dealer-store.ts'
import { dealerRecords } from '#server/dealers/dealers.ts'
import { retryAfter } from '#server/http/retry-after.ts'
import { reportProblem } from '#server/observe/problem-report.ts'
import { siteContext } from '#server/site-context.ts'

/** The records, or 503 while the database cannot be read. */
export async function dealersResponse(): Promise<Response> {
  const headers = { 'cache-control': 'no-store' }
  try {
    return Response.json(dealerRecords(await listDealers((await siteContext()).db)), { headers })
  } catch (error) {
    reportProblem({ event: 'dealers-not-read', privateError: error })
    return Response.json(
      { error: 'UNAVAILABLE' },
      { status: 503, headers: { ...headers, 'retry-after': String(retryAfter) } },
    )
  }
}
