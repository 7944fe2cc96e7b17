import { once } from 'node:events'
import { text } from 'node:stream/consumers'
import type { Endpoint } from 'contracts'
import type { FastifyInstance, InjectOptions } from 'fastify'

/** Asks as the harness does. Of a stream, which does not end, the head is heard, and then the page goes away. */
export async function inject(app: FastifyInstance, { streams }: Endpoint, request: InjectOptions) {
  if (!streams) return app.inject(request)
  const answer = await app.inject({ ...request, payloadAsStream: true })
  const { statusCode, headers, cookies } = answer
  if (headers['content-type'] !== 'text/event-stream') {
    return { statusCode, cookies, body: await text(answer.stream()) }
  }
  const { res } = answer.raw
  const gone = once(res, 'close')
  res.destroy()
  await gone
  return { statusCode, cookies, body: '' }
}
