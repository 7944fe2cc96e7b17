import { timingSafeEqual } from 'node:crypto'
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import { validators } from '../description/validators.ts'
import { SwitchError } from '../switch-error.ts'

type Method = 'get' | 'post' | 'delete'

interface Input {
  readonly params: Readonly<Record<string, string>>
  readonly body: unknown
}

/** Adds an operation of the description: its requests and its answers are checked against it, and the key is required. */
export function apiRoute(app: FastifyInstance, key: string) {
  return (method: Method, path: string, handler: (input: Input) => object) => {
    app.route({
      method: method.toUpperCase(),
      url: path.replaceAll(/\{(\w+)\}/g, ':$1'),
      handler(request: FastifyRequest, reply: FastifyReply) {
        requireKey(request.headers['api-key'], key)
        const { params, query, body } = request as FastifyRequest & { params: Record<string, string> }
        const fault = validators().request(method, path, { path: params, query: query as object as {}, body })
        if (fault) throw new SwitchError(400, 'IR_06', `Invalid request: ${fault}`)
        const answer = withoutUndefined(handler({ params, body: withoutNull(body ?? {}) }))
        const wrong = validators().response(method, path, 200, answer)
        if (wrong) throw new Error(`An answer contradicts the description: ${method} ${path}: ${wrong}`)
        return reply.send(answer)
      },
    })
  }
}

function requireKey(given: string | string[] | undefined, key: string) {
  const [a, b] = [Buffer.from(String(given)), Buffer.from(key)]
  if (a.length === b.length && timingSafeEqual(a, b)) return
  throw new SwitchError(401, 'IR_01', 'API key not provided or invalid API key used')
}

/** The description allows null wherever a field may be missing. */
function withoutNull(body: object): unknown {
  return JSON.parse(JSON.stringify(body), (_, value: unknown) => value ?? undefined)
}

/** The checked answer is the one that is sent. */
function withoutUndefined(answer: object): object {
  return JSON.parse(JSON.stringify(answer)) as object
}
