import {
  type Context,
  context,
  propagation,
  ROOT_CONTEXT,
  SpanKind,
  SpanStatusCode,
  trace,
} from '@opentelemetry/api'
import type { FastifyInstance, FastifyRequest } from 'fastify'
import { currentTrace, tracer } from './spans.ts'

/** A span for each request, except streams, which last for hours, and what machines ask every few seconds. */
export function traceRequests(app: FastifyInstance) {
  const running = new WeakMap<FastifyRequest, Context>()

  app.addHook('onRequest', (request, _, done) => {
    const { method, headers, routeOptions, id } = request
    const { url: route = 'unknown', config } = routeOptions
    if (config.isForMachines || config.streams) return done()
    const parent = propagation.extract(ROOT_CONTEXT, headers)
    // Only the route: a path or a query may say whom or what somebody looks for.
    const attributes = { 'http.request.method': method, 'http.route': route, 'request.id': id }
    const span = tracer.startSpan(`${method} ${route}`, { kind: SpanKind.SERVER, attributes }, parent)
    const here = trace.setSpan(parent, span)
    running.set(request, here)
    context.with(here, () => {
      // Whatever this process asks of another one for this request belongs to the same trace.
      headers['traceparent'] = currentTrace()
      done()
    })
  })
  // A body arrives in events of the connection, outside of what its request began.
  app.addHook('preValidation', (request, _, done) => context.with(running.get(request) ?? ROOT_CONTEXT, done))

  app.addHook('onResponse', async (request, { statusCode }) => {
    const here = running.get(request)
    const span = here && trace.getSpan(here)
    span?.setAttribute('http.response.status_code', statusCode)
    if (statusCode >= 500) span?.setStatus({ code: SpanStatusCode.ERROR })
    span?.end()
  })
}
