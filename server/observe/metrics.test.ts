import { expect, test } from 'vitest'
import { createMetrics } from './metrics.ts'
import { metricsResponse } from '#server/operations/metrics-response.ts'

const read = async (metrics: ReturnType<typeof createMetrics>) => (await metrics.read()).split('\n')

test('counts requests by method, route and status, with durations', async () => {
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

test('counts page cache outcomes, source failures and web vitals', async () => {
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

test('counts the queue when read, and survives a failing database', async () => {
  const metrics = createMetrics()
  let waiting = 3
  metrics.watchQueue(async () => ({ waiting, setAside: 1 }))
  expect(await read(metrics)).toEqual(expect.arrayContaining(['outbox_waiting 3', 'outbox_set_aside 1']))
  waiting = 0
  expect(await read(metrics)).toContain('outbox_waiting 0')
  metrics.watchQueue(() => Promise.reject(new Error('gone')))
  expect(await read(metrics)).toContain('outbox_waiting Nan')
})

test('reports memory and event loop lag', async () => {
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

test('serves metrics only with the secret', async () => {
  const metrics = createMetrics()
  const ask = (token: string | undefined, authorization?: string) =>
    metricsResponse(
      new Request('http://localhost/metrics', { headers: authorization === undefined ? {} : { authorization } }),
      token,
      metrics,
    )
  const token = 'zestien-tekens-of-meer'
  for (const given of [undefined, token, `Bearer ${token}x`, `bearer ${token}`])
    expect(await ask(token, given)).toBeNull()
  for (const given of [undefined, 'Bearer undefined']) expect(await ask(undefined, given)).toBeNull()
  expect((await ask(token, `Bearer ${token}`))?.status).toBe(200)
})
