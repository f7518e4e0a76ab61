/** Listens where the content server expects the website and forwards every request to it, so that a test knows when the website has been told. */
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
    const body = request.method === 'POST' ? await text(request) : null
    const answer = await fetch(website() + (request.url ?? ''), {
      method: request.method ?? 'GET',
      headers: {
        'content-type': 'application/json',
        'x-revalidate-secret': String(request.headers['x-revalidate-secret']),
      },
      body,
      redirect: 'manual',
    })
    const kept = ['content-type', 'location', 'set-cookie'].flatMap((name) => {
      const value = answer.headers.get(name)
      return value === null ? [] : [[name, value] as const]
    })
    response.writeHead(answer.status, Object.fromEntries(kept)).end(await answer.text())
    if (body === null) return
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
