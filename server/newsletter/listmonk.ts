/** Listmonk, the tool that sends the newsletter: which addresses are on its list (https://listmonk.app/docs/apis/subscribers/, version 4 and later). */
import { z } from 'zod'
import type { Env } from '#server/env.ts'

/** `url` without a slash at the end; `list` is the number of the list. */
export type ListmonkServer = { url: string; user: string; token: string; list: number }
/** On the list, off it, or deleted with everything that belongs to the address. */
export type ListState = 'confirmed' | 'unsubscribed' | 'forgotten'
export type ListMember = { email: string; type: string; language: string }
export type Listmonk = {
  /** Sets the state of a member; idempotent. @throws {ListmonkError} when that may have failed */
  tell: (member: ListMember, state: ListState) => Promise<void>
}

/** Listmonk refused or failed. `code` is safe to log; the response itself may hold the address. */
export class ListmonkError extends Error {
  override readonly name = 'ListmonkError'
  readonly code: string
  constructor(code: string) {
    super(
      `Listmonk did not take a change of its list (${code}); check LISTMONK_URL, the user's permissions and the number of the list. The change is tried again.`,
    )
    this.code = code
  }
}

const timeoutMs = 15_000
const found = z.object({ data: z.object({ results: z.array(z.object({ id: z.number().int(), email: z.string() })) }) })

/** The configured server, or null. */
export function configuredListmonk({
  LISTMONK_URL,
  LISTMONK_USER,
  LISTMONK_TOKEN,
  LISTMONK_LIST,
}: Pick<Env, 'LISTMONK_URL' | 'LISTMONK_USER' | 'LISTMONK_TOKEN' | 'LISTMONK_LIST'>): Listmonk | null {
  if (
    LISTMONK_URL === undefined ||
    LISTMONK_USER === undefined ||
    LISTMONK_TOKEN === undefined ||
    LISTMONK_LIST === undefined
  )
    return null
  return listmonk({ url: LISTMONK_URL, user: LISTMONK_USER, token: LISTMONK_TOKEN, list: LISTMONK_LIST })
}

function listmonk({ url, user, token, list }: ListmonkServer): Listmonk {
  const headers = { authorization: `token ${user}:${token}`, accept: 'application/json' }
  const call = async (method: string, path: string, body?: object): Promise<unknown> => {
    const response = await fetch(`${url}/api${path}`, {
      method,
      signal: AbortSignal.timeout(timeoutMs),
      redirect: 'error',
      ...(body === undefined
        ? { headers }
        : { headers: { ...headers, 'content-type': 'application/json' }, body: JSON.stringify(body) }),
    }).catch((error: unknown) => {
      throw new ListmonkError(error instanceof Error ? error.name : 'unknown')
    })
    const answer: unknown = await response.json().catch(() => null)
    if (!response.ok) throw new ListmonkError(`LISTMONK ${response.status}`)
    return answer
  }
  /** The number of the address in Listmonk, which keeps addresses in lower case. */
  const find = async (email: string): Promise<number | null> => {
    const query = new URLSearchParams({ query: `subscribers.email = '${email.replaceAll("'", "''")}'`, per_page: '1' })
    const answer = found.safeParse(await call('GET', `/subscribers?${query}`))
    if (!answer.success) throw new ListmonkError('LISTMONK answer')
    return answer.data.data.results.find((one) => one.email === email)?.id ?? null
  }
  const membership = (id: number) => ({ ids: [id], target_list_ids: [list] })
  return {
    async tell({ email, type, language }, state) {
      const address = email.toLowerCase()
      const id = await find(address)
      if (state === 'confirmed') {
        if (id === null)
          await call('POST', '/subscribers', {
            email: address,
            name: address.slice(0, address.lastIndexOf('@')),
            status: 'enabled',
            lists: [list],
            preconfirm_subscriptions: true,
            attribs: { type, language },
          })
        else await call('PUT', '/subscribers/lists', { ...membership(id), action: 'add', status: 'confirmed' })
      } else if (id !== null) {
        if (state === 'unsubscribed')
          await call('PUT', '/subscribers/lists', { ...membership(id), action: 'unsubscribe' })
        else await call('DELETE', `/subscribers/${id}`)
      }
    },
  }
}
