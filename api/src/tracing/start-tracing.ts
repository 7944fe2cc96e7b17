import { context, DiagLogLevel, diag, propagation, trace } from '@opentelemetry/api'
import { AsyncLocalStorageContextManager } from '@opentelemetry/context-async-hooks'
import { W3CTraceContextPropagator } from '@opentelemetry/core'
import { OTLPTraceExporter } from '@opentelemetry/exporter-trace-otlp-http'
import { resourceFromAttributes } from '@opentelemetry/resources'
import { BatchSpanProcessor, TraceIdRatioBasedSampler, TracerProvider } from '@opentelemetry/sdk-trace'

export interface TracingSettings {
  /** Where spans go, over OTLP. */
  readonly endpoint: string
  readonly service: string
  /** The part of all traces that is recorded, from 0 to 1. */
  readonly share: number
}

export interface Tracing {
  /** Sends what it still holds. */
  stop(): Promise<void>
}

/**
 * Sends spans of this process over OTLP. Each process decides by a trace's id alone whether to record it, so all decide
 * alike, and no visitor can demand it with a header. A collector that is away costs spans, and nothing else.
 */
export function startTracing(
  { endpoint, service, share }: TracingSettings,
  role: string,
  warn: (message: string) => void,
): Tracing {
  const exporter = new OTLPTraceExporter({
    url: new URL('v1/traces', `${endpoint.replace(/\/$/, '')}/`).href,
  })
  const provider = new TracerProvider({
    sampler: new TraceIdRatioBasedSampler(share),
    resource: resourceFromAttributes({ 'service.name': service, 'service.instance.role': role }),
    spanProcessors: [new BatchSpanProcessor({ exporter })],
  })
  const report = (message: string) => warn(`Spans are lost: ${message.slice(0, 200)}`)
  diag.setLogger(
    { error: report, warn: report, info: () => undefined, debug: () => undefined, verbose: () => undefined },
    DiagLogLevel.WARN,
  )
  context.setGlobalContextManager(new AsyncLocalStorageContextManager().enable())
  propagation.setGlobalPropagator(new W3CTraceContextPropagator())
  trace.setGlobalTracerProvider(provider)
  return {
    async stop() {
      await provider.shutdown().catch(() => undefined)
      for (const api of [context, propagation, trace, diag]) api.disable()
    },
  }
}
