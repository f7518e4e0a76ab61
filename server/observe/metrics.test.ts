import { expect, test } from 'vitest'
import { createMetrics } from './metrics.ts'
import { metricsResponse } from '#server/operations/metrics-response.ts'

const read = async (metrics: ReturnType<typeof createMetrics>) => (await metrics.read()).split('\n')

test('requests are counted by method, route and status, with their times', async () => {
  const metrics = createMetrics()
  metrics.requestBegan()
  metrics.requestBegan()
  metrics.requestEnded('GET', '/producten', 200, 0.004)
  expect(await read(metrics)).toEqual(
    expect.arrayContaining([
      'http_requests_total{method="GET",route="/producten",status="200"} 1',
      'http_requests_open 1',
      'http_request_duration_seconds_bucket{le="0.005",route="/producten"} 1',
      'http_request_duration_seconds_bucket{le="0.0025",route="/producten"} 0',
    ]),
  )
})

test('pages from memory, failures of the source and web vitals have their own counters', async () => {
  const metrics = createMetrics()
  metrics.pageCache('hit')
  metrics.sourceFailed('getFaq')
  metrics.vital('LCP', '/', 1.2)
  expect(await read(metrics)).toEqual(
    expect.arrayContaining([
      'page_cache_requests_total{outcome="hit"} 1',
      'content_source_failures_total{call="getFaq"} 1',
      'web_vitals_lcp_bucket{le="1.5",route="/"} 1',
      'web_vitals_lcp_bucket{le="1",route="/"} 0',
    ]),
  )
})

test('the queue is counted when somebody looks, and a database that fails takes no other counter with it', async () => {
  const metrics = createMetrics()
  let waiting = 3
  metrics.watchQueue(async () => waiting)
  expect(await read(metrics)).toContain('outbox_waiting 3')
  waiting = 0
  expect(await read(metrics)).toContain('outbox_waiting 0')
  metrics.watchQueue(() => Promise.reject(new Error('gone')))
  expect(await read(metrics)).toContain('outbox_waiting Nan')
})

test('the process tells of its memory and of the lag of its event loop', async () => {
  const metrics = createMetrics()
  metrics.watchProcess()
  const names = (await read(metrics)).filter((line) => !line.startsWith('#')).map((line) => line.split(/[ {]/)[0])
  expect(names).toEqual(
    expect.arrayContaining([
      'process_resident_memory_bytes',
      'nodejs_eventloop_lag_p99_seconds',
      'process_cpu_seconds_total',
    ]),
  )
})

test('only who brings the secret reads the counters; for everybody else there are none', async () => {
  const metrics = createMetrics()
  const ask = (token: string | undefined, authorization?: string) =>
    metricsResponse(
      new Request('http://localhost/metrics', { headers: authorization === undefined ? {} : { authorization } }),
      token,
      metrics,
    )
  const token = 'zestien-tekens-of-meer'
  expect([
    await ask(undefined),
    await ask(undefined, 'Bearer undefined'),
    await ask(token),
    await ask(token, token),
    await ask(token, `Bearer ${token}x`),
    await ask(token, `bearer ${token}`),
  ]).toEqual([null, null, null, null, null, null])
  expect((await ask(token, `Bearer ${token}`))?.status).toBe(200)
})
