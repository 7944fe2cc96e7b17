import type { FastifyInstance, FastifyRequest } from 'fastify'
import { Refusal } from '../refusal.ts'
import { checkInput } from './check-input.ts'

const UTF_8 = new TextDecoder('utf-8', { fatal: true })
const CHARSET = /;\s*charset\s*=\s*"?([^";\s]+)/i

/** Accepts bodies of JSON in UTF-8 only. */
export function jsonBodies(app: FastifyInstance) {
  app.removeAllContentTypeParsers()
  app.addContentTypeParser(
    'application/json',
    { parseAs: 'buffer' },
    async ({ headers, route }: FastifyRequest, body: Buffer) =>
      route?.options.takesRawBody ? body : readJson(body, headers['content-type']),
  )
  app.addContentTypeParser(FORMS, { parseAs: 'buffer' }, takeForm)
}

const FORMS = ['application/x-www-form-urlencoded', 'multipart/form-data']

/** Passes on a form that a route reads itself, ignores one that a route does not need, and refuses all others. */
async function takeForm({ route }: FastifyRequest, body: Buffer): Promise<Buffer | undefined> {
  if (route?.options.takesRawBody) return body
  if (!route?.options.ignoresBody) throw new Refusal('invalid_input', { status: 415 })
  return undefined
}

/** Parses a body; undefined if it is empty. */
function readJson(body: Buffer, contentType = 'application/json'): unknown {
  const charset = CHARSET.exec(contentType)?.[1]?.toLowerCase() ?? 'utf-8'
  if (charset !== 'utf-8' && charset !== 'utf8') throw new Refusal('invalid_input', { status: 415 })
  if (body.length === 0) return undefined
  return parseJson(body)
}

/** Parses JSON in UTF-8, and refuses what no schema should have to deal with. */
export function parseJson(body: Buffer): unknown {
  const value = decode(body)
  checkInput(value)
  return value
}

function decode(body: Buffer): unknown {
  try {
    return JSON.parse(UTF_8.decode(body))
  } catch (cause) {
    throw new Refusal('invalid_input', { status: 400, cause })
  }
}
