/** What the mailing tool hears of subscriptions: who confirmed and who left, through the outbox, however often something fails in between. */
import { expect, test } from 'vitest'
import { newLinkToken } from '#server/mail/link-token.ts'
import { storeToken, type LinkPurpose } from '#server/newsletter/link-tokens.ts'
import { configuredListmonk } from '#server/newsletter/listmonk.ts'
import { forgetAddress } from '#server/newsletter/retention.ts'
import { confirmSubscription, endSubscription } from '#server/newsletter/subscription.ts'
import { listmonkUser, openListmonk, type FakeListmonk } from './fake-listmonk.ts'
import { openHarness, postSignup, type Harness } from './harness.ts'

const { list } = listmonkUser
const toolAt = (url: string, token = listmonkUser.token) =>
  configuredListmonk({
    LISTMONK_URL: url,
    LISTMONK_USER: listmonkUser.user,
    LISTMONK_TOKEN: token,
    LISTMONK_LIST: list,
  })

async function withTool(run: (news: Harness, tool: FakeListmonk) => Promise<void>): Promise<void> {
  const tool = await openListmonk()
  const news = await openHarness({ listmonk: toolAt(tool.url) })
  try {
    await run(news, tool)
  } finally {
    await news.end()
    await tool.close()
  }
}
async function linkOf(news: Harness, email: string, purpose: LinkPurpose): Promise<string> {
  const { id } = await news.db
    .selectFrom('subscriber')
    .select('id')
    .where('email', '=', email)
    .executeTakeFirstOrThrow()
  return storeToken(news.db, newLinkToken(), id, purpose, news.now())
}
async function join(news: Harness, email: string): Promise<void> {
  expect((await postSignup(news, { email, type: 'Bedrijf', language: 'Engels' })).status).toBe(200)
  expect(await confirmSubscription(news, await linkOf(news, email, 'confirm'), '/')).toBe('confirmed')
  await deliver(news)
}
async function leave(news: Harness, email: string): Promise<void> {
  expect(await endSubscription(news, await linkOf(news, email, 'unsubscribe'), '/')).toBe('unsubscribed')
  await deliver(news)
}
async function deliver(news: Harness, after = 0): Promise<void> {
  news.pass(after)
  news.mailer.wake()
  await news.mailer.settle()
}
const waiting = (news: Harness) =>
  news.db.selectFrom('outbox').select(['letter', 'attempts', 'last_error']).where('sent_at', 'is', null).execute()

test('forwards confirmed, ended and renewed subscriptions', async () => {
  await withTool(async (news, tool) => {
    await postSignup(news, { email: 'Wilg@Water.example' })
    await deliver(news)
    expect(tool.calls, 'nobody is passed on who did not confirm').toEqual([])
    await join(news, 'Wilg@Water.example')
    expect([...tool.members.values()]).toEqual([
      {
        id: 1,
        email: 'wilg@water.example',
        name: 'wilg',
        attribs: { type: 'Bedrijf', language: 'Engels' },
        lists: { [list]: 'confirmed' },
      },
    ])
    await leave(news, 'Wilg@Water.example')
    expect(tool.members.get('wilg@water.example')?.lists).toEqual({ [list]: 'unsubscribed' })
    await join(news, 'Wilg@Water.example')
    expect(tool.members.get('wilg@water.example')).toMatchObject({ id: 1, lists: { [list]: 'confirmed' } })
    expect(await waiting(news)).toEqual([])
  })
})

test('does not forward an unconfirmed subscription that ends', async () => {
  await withTool(async (news, tool) => {
    await postSignup(news, { email: 'es@water.example' })
    await leave(news, 'es@water.example')
    expect(tool.calls).toEqual([])
  })
})

test('waits while Listmonk is down, and then forwards the current state', async () => {
  await withTool(async (news, tool) => {
    tool.trouble = 'down'
    await join(news, 'els@water.example')
    expect(await waiting(news)).toEqual([{ letter: 'forward', attempts: 1, last_error: 'LISTMONK 500' }])
    await leave(news, 'els@water.example')
    await deliver(news, 3_600_000)
    tool.trouble = 'none'
    await deliver(news, 3_600_000)
    expect(await waiting(news)).toEqual([])
    expect([...tool.members.values()], 'who came and left meanwhile never arrives').toEqual([])
  })
})

test('makes a change once whose response was lost', async () => {
  await withTool(async (news, tool) => {
    tool.trouble = 'hangs-up-after-change'
    await join(news, "o'els+nieuws@water.example")
    expect(await waiting(news)).toMatchObject([{ letter: 'forward', attempts: 1 }])
    tool.trouble = 'none'
    await deliver(news, 3_600_000)
    expect(await waiting(news)).toEqual([])
    expect(tool.members.size).toBe(1)
    expect(tool.members.get("o'els+nieuws@water.example")?.lists).toEqual({ [list]: 'confirmed' })
  })
})

test('leaves other lists of the same email alone', async () => {
  await withTool(async (news, tool) => {
    tool.members.set('eik@water.example', {
      id: 70,
      email: 'eik@water.example',
      name: 'Eik',
      attribs: {},
      lists: { 9: 'confirmed' },
    })
    await join(news, 'eik@water.example')
    await leave(news, 'eik@water.example')
    expect(tool.members.get('eik@water.example')?.lists).toEqual({ 9: 'confirmed', [list]: 'unsubscribed' })
  })
})

test('deletes an email in Listmonk as well, or not at all', async () => {
  await withTool(async (news, tool) => {
    await join(news, 'linde@water.example')
    await expect(forgetAddress(news.db, 'linde@water.example', toolAt(tool.url, 'a-wrong-token'))).rejects.toThrow(
      /LISTMONK 403/,
    )
    expect(await news.db.selectFrom('subscriber').select('email').execute()).toHaveLength(1)
    expect(await forgetAddress(news.db, ' LINDE@water.example', toolAt(tool.url))).toBe(true)
    expect([await news.db.selectFrom('subscriber').select('email').execute(), tool.members.size]).toEqual([[], 0])
  })
})

test('queues nothing without Listmonk', async () => {
  const news = await openHarness()
  try {
    await join(news, 'berk@water.example')
    expect(await news.db.selectFrom('outbox').select('letter').where('letter', '=', 'forward').execute()).toEqual([])
  } finally {
    await news.end()
  }
})
