/** GET /api/dealers: the list of dealer records, never cached (specification section 7). */
import { siteContext } from '#server/site-context.ts'
import { listDealers } from './dealer-store.ts'
import { dealerRecords } from './dealers.ts'

export async function dealersAnswer(): Promise<Response> {
  const { db } = await siteContext()
  return Response.json(dealerRecords(await listDealers(db)), { headers: { 'cache-control': 'no-store' } })
}
