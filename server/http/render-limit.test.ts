import { expect, test } from 'vitest'
import { renderLimit } from './render-limit.ts'

const from = (ip: string) => Object.assign(new Request('http://site.example/service/past-het?width=60'), { ip })

test('makes six responses of a client at a time, and one of another client at once', async () => {
  const limit = renderLimit(100, 0)
  const started: string[] = []
  const ends: (() => void)[] = []
  const render = (name: string) => async () => {
    started.push(name)
    await new Promise<void>((done) => {
      ends.push(done)
    })
    return new Response(name)
  }
  const waiting = Array.from({ length: 50 }, () => limit(from('192.0.2.1'), render('greedy')))
  const modest = limit(from('192.0.2.2'), render('modest'))
  await expect.poll(() => started.length).toBe(7)
  expect(started.at(-1)).toBe('modest')
  ends.at(-1)?.()
  expect((await modest).status).toBe(200)
  expect(started.filter((name) => name === 'greedy')).toHaveLength(6)
  for (const end of ends) end()
  await expect.poll(() => started.length).toBe(13)
  expect(waiting).toHaveLength(50)
})

test('refuses what a client asks for too often, and nothing of others', async () => {
  const limit = renderLimit(10, 0)
  const statusesOf = (ip: string) =>
    Promise.all(
      Array.from({ length: 12 }, () =>
        limit(from(ip), async () => new Response('ok')).then(
          ({ status, headers }) => `${status} ${Number(headers.get('retry-after')) > 0}`,
        ),
      ),
    )
  for (const ip of ['192.0.2.1', '192.0.2.2'])
    expect(
      Object.entries(Object.groupBy(await statusesOf(ip), (status) => status)).map(([status, all]) => [
        status,
        all?.length,
      ]),
    ).toEqual([
      ['200 false', 10],
      ['429 true', 2],
    ])
})
