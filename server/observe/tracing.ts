/**
 * OpenTelemetry traces, when a collector is configured: one span per request, and one per call of the content source
 * within it. Nothing is loaded otherwise.
 */
import { AsyncLocalStorage } from 'node:async_hooks'
import type * as Api from '@opentelemetry/api'
import type { Context, Span, SpanOptions, Tracer } from '@opentelemetry/api'
import type { SpanExporter } from '@opentelemetry/sdk-trace'

/** Attributes of a span: names and numbers, never what a visitor typed. */
export type SpanFacts = Record<string, string | number>
export type RequestSpan = {
  /** Runs `work` with this span as the parent of new ones. */ within: <TResult>(run: () => TResult) => TResult
  end: (facts: SpanFacts & { 'http.response.status_code': number }) => void
}

type Running = { tracer: Tracer; api: typeof Api }

let running: Running | null = null
const current = new AsyncLocalStorage<Context>()

/** Starts sending spans to `exporter`, or to the collector at `endpoint` (OTLP over HTTP). The returned function sends the last ones and stops. */
export async function startTracing(endpoint: string, exporter?: SpanExporter): Promise<() => Promise<void>> {
  const [api, { TracerProvider, BatchSpanProcessor }, { OTLPTraceExporter }] = await Promise.all([
    import('@opentelemetry/api'),
    import('@opentelemetry/sdk-trace'),
    import('@opentelemetry/exporter-trace-otlp-http'),
  ])
  const provider = new TracerProvider({
    spanProcessors: [
      new BatchSpanProcessor({
        exporter: exporter ?? new OTLPTraceExporter({ url: `${endpoint.replace(/\/$/, '')}/v1/traces` }),
      }),
    ],
  })
  running = { tracer: provider.getTracer('site'), api }
  return async () => {
    running = null
    await provider.shutdown()
  }
}

/** The span of a request, child of the one that `traceparent` gives (https://www.w3.org/TR/trace-context/); null while tracing is off. */
export function requestSpan(name: string, traceparent: () => string | undefined, facts: SpanFacts): RequestSpan | null {
  if (running === null) return null
  const { tracer, api } = running
  const parent = parentOf(traceparent())
  const outer = parent === null ? api.ROOT_CONTEXT : api.trace.setSpanContext(api.ROOT_CONTEXT, parent)
  const span = tracer.startSpan(name, { kind: api.SpanKind.SERVER, attributes: facts }, outer)
  const context = api.trace.setSpan(outer, span)
  return {
    within: (run) => current.run(context, run),
    end(last) {
      span.setAttributes(last)
      if (last['http.response.status_code'] >= 500) span.setStatus({ code: api.SpanStatusCode.ERROR })
      span.end()
    },
  }
}

/** The result of `ask`, with a span around it when tracing is on. */
export function traced<TResult>(name: string, facts: SpanFacts, ask: () => Promise<TResult>): Promise<TResult> {
  return running === null ? ask() : inSpan(running, name, facts, ask)
}

async function inSpan<TResult>(
  { tracer, api }: Running,
  name: string,
  facts: SpanFacts,
  ask: () => Promise<TResult>,
): Promise<TResult> {
  const options: SpanOptions = { kind: api.SpanKind.CLIENT, attributes: facts }
  const outer = current.getStore() ?? api.ROOT_CONTEXT
  const span: Span = tracer.startSpan(name, options, outer)
  try {
    return await current.run(api.trace.setSpan(outer, span), ask)
  } catch (error) {
    span.setStatus({ code: api.SpanStatusCode.ERROR })
    throw error
  } finally {
    span.end()
  }
}

function parentOf(
  traceparent: string | undefined,
): { traceId: string; spanId: string; traceFlags: number; isRemote: boolean } | null {
  const found = /^00-([0-9a-f]{32})-([0-9a-f]{16})-([0-9a-f]{2})$/.exec(traceparent ?? '')
  if (!found || /^0+$/.test(found[1] ?? '') || /^0+$/.test(found[2] ?? '')) return null
  return {
    traceId: found[1] ?? '',
    spanId: found[2] ?? '',
    traceFlags: Number.parseInt(found[3] ?? '0', 16),
    isRemote: true,
  }
}
