import { afterEach, expect, test } from 'vitest'
import { InMemorySpanExporter } from '@opentelemetry/sdk-trace'
import { requestSpan, startTracing, traced } from './tracing.ts'

let end: (() => Promise<void>) | undefined
afterEach(() => end?.())

/** Keeps what it was given after it was shut down. */
class Kept extends InMemorySpanExporter {
  override shutdown = () => Promise.resolve()
}

test('makes no spans without a collector', async () => {
  expect(requestSpan('GET', () => undefined, {})).toBeNull()
  expect(await traced('content getFaq', {}, async () => 7)).toBe(7)
})

test('nests spans under the request, and the request under its traceparent', async () => {
  const exporter = new Kept()
  end = await startTracing('http://localhost', exporter)
  const span = requestSpan('GET', () => `00-${'a'.repeat(32)}-${'b'.repeat(16)}-01`, { 'http.request.method': 'GET' })
  const failed = await span?.within(() =>
    traced('content getFaq', {}, () => Promise.reject(new Error('anna@water.example is unknown'))).catch(
      () => 'failed',
    ),
  )
  span?.end({ 'http.route': '/veelgestelde-vragen/$vraag', 'http.response.status_code': 503 })
  expect(failed).toBe('failed')
  await end()
  const [question, request] = exporter.getFinishedSpans()
  expect(request?.spanContext().traceId).toBe('a'.repeat(32))
  expect(request?.parentSpanContext?.spanId).toBe('b'.repeat(16))
  expect(question?.parentSpanContext?.spanId).toBe(request?.spanContext().spanId)
  expect([question?.status.code, request?.status.code, request?.attributes['http.route']]).toEqual([
    2,
    2,
    '/veelgestelde-vragen/$vraag',
  ])
  expect(JSON.stringify([question?.events, question?.status, question?.attributes])).not.toContain('anna')
})

test('a name of a trace that makes no sense begins a new one', async () => {
  const exporter = new Kept()
  end = await startTracing('http://localhost', exporter)
  requestSpan('GET', () => `00-${'0'.repeat(32)}-${'b'.repeat(16)}-01`, {})?.end({ 'http.response.status_code': 200 })
  requestSpan('GET', () => 'x\r\ny', {})?.end({ 'http.response.status_code': 200 })
  await end()
  expect(exporter.getFinishedSpans().map(({ parentSpanContext }) => parentSpanContext)).toEqual([undefined, undefined])
})
