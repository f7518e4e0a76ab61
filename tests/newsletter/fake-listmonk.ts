/** A stand-in for Listmonk, written from its documented API: https://listmonk.app/docs/apis/subscribers/ (version 4 and later). */
import { createServer } from 'node:http'
import { z } from 'zod'

type Member = {
  id: number
  email: string
  name: string
  attribs: Record<string, unknown>
  lists: Record<number, 'confirmed' | 'unconfirmed' | 'unsubscribed'>
}
export type FakeListmonk = {
  url: string
  /** By address. */
  members: Map<string, Member>
  /** Method and path of each call, in order. */
  calls: string[]
  /** Answers 500 to everything, or does what it is told and then hangs up, until set back. */
  trouble: 'none' | 'down' | 'hangs-up-after-change'
  close: () => Promise<void>
}

export const listmonkUser = { user: 'website', token: 'a-token-of-the-tests', list: 4 }

const created = z.strictObject({
  email: z.string(),
  name: z.string().min(1),
  status: z.enum(['enabled', 'blocklisted']),
  lists: z.array(z.number()),
  attribs: z.record(z.string(), z.unknown()),
  preconfirm_subscriptions: z.boolean(),
})
const changed = z.strictObject({
  ids: z.array(z.number()).min(1),
  action: z.enum(['add', 'remove', 'unsubscribe']),
  target_list_ids: z.array(z.number()).min(1),
  status: z.enum(['confirmed', 'unconfirmed', 'unsubscribed']).optional(),
})

/** Starts one with an empty list. */
export async function openListmonk(): Promise<FakeListmonk> {
  const members = new Map<string, Member>()
  let next = 1

  const answer = (method: string, url: URL, authorization: string | undefined, body: unknown): [number, unknown] => {
    if (authorization !== `token ${listmonkUser.user}:${listmonkUser.token}`)
      return [403, { message: 'invalid session' }]
    const path = `${method} ${url.pathname}`
    if (path === 'GET /api/subscribers') {
      const asked = /^subscribers\.email = '((?:[^']|'')*)'$/
        .exec(url.searchParams.get('query') ?? '')?.[1]
        ?.replaceAll("''", "'")
      if (asked === undefined) return [400, { message: 'error in query' }]
      const results = [...members.values()].filter(({ email }) => email === asked)
      return [
        200,
        { data: { results, query: url.searchParams.get('query'), total: results.length, per_page: 1, page: 1 } },
      ]
    }
    if (path === 'POST /api/subscribers') {
      const { email, name, lists, attribs, preconfirm_subscriptions } = created.parse(body)
      if (members.has(email.toLowerCase())) return [409, { message: 'E-mail already exists.' }]
      const member: Member = {
        id: next++,
        email: email.toLowerCase(),
        name,
        attribs,
        lists: Object.fromEntries(lists.map((list) => [list, preconfirm_subscriptions ? 'confirmed' : 'unconfirmed'])),
      }
      members.set(member.email, member)
      return [200, { data: member }]
    }
    if (path === 'PUT /api/subscribers/lists') {
      const { ids, action, target_list_ids, status } = changed.parse(body)
      if (action === 'add' && status === undefined) return [400, { message: 'status is required' }]
      for (const member of members.values()) {
        if (!ids.includes(member.id)) continue
        for (const list of target_list_ids) {
          if (action === 'add' && status) member.lists[list] = status
          else if (action === 'unsubscribe' && list in member.lists) member.lists[list] = 'unsubscribed'
          else if (action === 'remove') delete member.lists[list]
        }
      }
      return [200, { data: true }]
    }
    const one = /^DELETE \/api\/subscribers\/(\d+)$/.exec(path)?.[1]
    if (one === undefined) return [404, { message: 'not found' }]
    for (const member of members.values()) if (member.id === Number(one)) members.delete(member.email)
    return [200, { data: true }]
  }

  const fake: FakeListmonk = { url: '', members, calls: [], trouble: 'none', close: async () => undefined }
  const server = createServer((incoming, outgoing) => {
    const parts: Buffer[] = []
    incoming.on('data', (part: Buffer) => parts.push(part))
    incoming.on('end', () => {
      const url = new URL(incoming.url ?? '/', 'http://listmonk.example')
      const method = incoming.method ?? 'GET'
      fake.calls.push(`${method} ${url.pathname}`)
      if (fake.trouble === 'down')
        return outgoing.writeHead(500, { 'content-type': 'application/json' }).end('{"message":"internal error"}')
      try {
        const [status, data] = answer(
          method,
          url,
          incoming.headers.authorization,
          parts.length === 0 ? null : JSON.parse(Buffer.concat(parts).toString('utf8')),
        )
        if (fake.trouble === 'hangs-up-after-change' && method !== 'GET') return incoming.socket.destroy()
        return outgoing.writeHead(status, { 'content-type': 'application/json' }).end(JSON.stringify(data))
      } catch (error) {
        return outgoing
          .writeHead(400, { 'content-type': 'application/json' })
          .end(JSON.stringify({ message: String(error) }))
      }
    })
  })
  await new Promise<void>((ready) => {
    server.listen(0, '127.0.0.1', ready)
  })
  const address = server.address()
  fake.url = `http://127.0.0.1:${typeof address === 'object' && address !== null ? address.port : 0}`
  fake.close = () =>
    new Promise((closed) => {
      server.close(() => closed())
      server.closeAllConnections()
    })
  return fake
}
