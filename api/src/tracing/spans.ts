import {
  type Attributes,
  context,
  propagation,
  ROOT_CONTEXT,
  SpanStatusCode,
  trace,
} from '@opentelemetry/api'

/** Without a place to send spans to, it makes none. */
export const tracer = trace.getTracer('amberly')

/** The running span as the header `traceparent` names it; undefined while nothing is traced. */
export function currentTrace(): string | undefined {
  const carrier: { traceparent?: string } = {}
  propagation.inject(context.active(), carrier)
  return carrier.traceparent
}

/** Runs the work in a span that continues a trace begun elsewhere, or begins one. */
export async function inTrace<T>(
  traceParent: string | null,
  { name, attributes }: { readonly name: string; readonly attributes: Attributes },
  work: () => Promise<T>,
): Promise<T> {
  const parent = propagation.extract(ROOT_CONTEXT, traceParent === null ? {} : { traceparent: traceParent })
  return inSpan(name, { attributes, parent }, work)
}

interface SpanOptions {
  readonly attributes: Attributes
  readonly parent?: typeof ROOT_CONTEXT
}

/** Runs the work in a span, which fails when the work does. An error's message may hold personal data, so it stays here. */
export async function inSpan<T>(
  name: string,
  { attributes, parent = context.active() }: SpanOptions,
  work: () => Promise<T>,
): Promise<T> {
  const span = tracer.startSpan(name, { attributes }, parent)
  try {
    return await context.with(trace.setSpan(parent, span), work)
  } catch (error) {
    span.setStatus({ code: SpanStatusCode.ERROR })
    throw error
  } finally {
    span.end()
  }
}
