import fc from 'fast-check'
import { expect, test } from 'vitest'
import type { VitalName } from '#server/observe/metrics.ts'
import { vitalsReceiver } from './vitals-response.ts'

function receiver() {
  const kept: [VitalName, string, number][] = []
  const receive = vitalsReceiver({
    metrics: {
      vital: (name, route, value) => {
        kept.push([name, route, value])
      },
    },
    routeOf: (path) => (path.startsWith('/producten/') ? '/producten/$slug' : '(geen)'),
    trustedProxies: 1,
  })
  let client = 0
  const post = async (body: unknown, from = `192.0.2.${client++}`) =>
    (
      await receive(
        new Request('http://localhost/api/vitals', {
          method: 'POST',
          headers: { 'content-type': 'application/json', 'x-forwarded-for': from },
          body: typeof body === 'string' ? body : JSON.stringify(body),
        }),
      )
    ).status
  return { kept, post }
}

test('records a report per route, times in seconds', async () => {
  const { kept, post } = receiver()
  expect(
    await post({
      path: '/producten/wastafelmeubel-beat-40',
      vitals: [
        { name: 'LCP', value: 1_250 },
        { name: 'CLS', value: 0.02 },
      ],
    }),
  ).toBe(204)
  expect(kept).toEqual([
    ['LCP', '/producten/$slug', 1.25],
    ['CLS', '/producten/$slug', 0.02],
  ])
})

test('refuses anything else, and records nothing of it', async () => {
  const { kept, post } = receiver()
  const vitals = [{ name: 'LCP', value: 1 }]
  for (const body of [
    '',
    '{',
    '[]',
    {},
    { path: '/', vitals: [] },
    { path: '/?email=a@b.example', vitals },
    { path: 'https://elders.example/', vitals },
    { path: '/', vitals: [{ name: '__proto__', value: 1 }] },
    { path: '/', vitals: [{ name: 'LCP', value: -1 }] },
    { path: '/', vitals: [{ name: 'LCP', value: 1e9 }] },
    { path: '/', vitals: Array.from({ length: 6 }, () => vitals[0]) },
  ])
    expect(await post(body)).toBe(400)
  expect(await post({ path: '/', vitals, more: 'x'.repeat(2_048) })).toBe(413)
  expect(kept).toEqual([])
  await fc.assert(
    fc.asyncProperty(fc.json(), async (body) => [400, 413].includes(await post(body))),
    { numRuns: 200 },
  )
})

test('limits the reports of one client', async () => {
  const { kept, post } = receiver()
  const answers = []
  for (let count = 0; count < 31; count++)
    answers.push(await post({ path: '/', vitals: [{ name: 'FCP', value: 100 }] }, '198.51.100.7'))
  expect([answers.filter((status) => status === 204).length, answers.at(-1), kept.length]).toEqual([30, 429, 30])
})
