/** Stands where the content server sends its webhook and hands it on to the website, so that a test knows when the website has been told. */
import { createServer } from 'node:http'
import { text } from 'node:stream/consumers'
import { z } from 'zod'

export type WebhookRelay = {
  /** Resolves when the website has answered the next publication of this kind. */
  told: (kind: string) => Promise<void>
  close: () => void
}

const eventSchema = z.object({ event: z.string(), model: z.string().optional() })

/** @param website its address, known once it has started */
export async function relayWebhook(port: number, website: () => string): Promise<WebhookRelay> {
  const waiting = new Map<string, (() => void)[]>()
  const server = createServer(async (request, response) => {
    const body = await text(request)
    const headers = {
      'content-type': 'application/json',
      'x-revalidate-secret': String(request.headers['x-revalidate-secret']),
    }
    const answer = await fetch(website() + (request.url ?? ''), { method: 'POST', headers, body })
    response.writeHead(answer.status).end(await answer.text())
    const { event, model = '' } = eventSchema.catch({ event: '' }).parse(JSON.parse(body))
    if (event !== 'entry.publish') return
    for (const resolve of waiting.get(model) ?? []) resolve()
    waiting.delete(model)
  })
  await new Promise<void>((ready) => {
    server.listen(port, '127.0.0.1', ready)
  })
  return {
    told: (kind) =>
      new Promise((resolve) => {
        waiting.set(kind, [...(waiting.get(kind) ?? []), resolve])
      }),
    close: () => {
      server.close()
      server.closeAllConnections()
    },
  }
}
