import { expect, test } from 'vitest'
import { makeInTurn } from './paper-queue.ts'

const from = (ip: string) => Object.assign(new Request('http://localhost/'), { ip })
const made = () => Promise.resolve(new Response('made'))

/** The statuses of `count` requests of one client, one after the other. */
async function statuses(ip: string, kind: 'paper' | 'model', count: number): Promise<number[]> {
  const seen: number[] = []
  for (let number = 0; number < count; number++) seen.push((await makeInTurn(from(ip), kind, made)).status)
  return seen
}

test('makes the models of all furniture twice for one client, and then says after how long it may ask again', async () => {
  expect(new Set(await statuses('192.0.2.1', 'model', 300))).toEqual(new Set([200]))

  const refused = await makeInTurn(from('192.0.2.1'), 'model', made)
  expect(refused.status).toBe(429)
  expect(Number(refused.headers.get('retry-after'))).toBeGreaterThan(590)
  expect(await refused.text()).toBe('U hebt net veel bestanden opgehaald. Probeer het over 10 min opnieuw.')
})

test('counts papers apart from models, and each client apart', async () => {
  expect(await statuses('192.0.2.2', 'paper', 41)).toEqual([...Array.from({ length: 40 }, () => 200), 429])
  expect(await statuses('192.0.2.2', 'model', 1)).toEqual([200])
  expect(await statuses('192.0.2.3', 'paper', 1)).toEqual([200])
})

test('refuses what would be the eleventh to wait for its turn', async () => {
  let finish = () => {}
  const finished = new Promise<void>((resolve) => (finish = resolve))
  const slow = () => finished.then(made)
  const started = Array.from({ length: 12 }, (_, number) => makeInTurn(from(`198.51.100.${number}`), 'paper', slow))
  await new Promise((resolve) => setImmediate(resolve)) // all have taken their places

  const refused = await makeInTurn(from('203.0.113.1'), 'paper', slow)
  expect(refused.status).toBe(503)

  finish()
  expect((await Promise.all(started)).map((response) => response.status)).toEqual(started.map(() => 200))
})
