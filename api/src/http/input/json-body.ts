import type { FastifyInstance, FastifyRequest } from 'fastify'
import { Refusal } from '../refusal.ts'
import { checkInput } from './check-input.ts'

const UTF_8 = new TextDecoder('utf-8', { fatal: true })
const CHARSET = /;\s*charset\s*=\s*"?([^";\s]+)/i

/** Bodies are JSON in UTF-8, and nothing else is looked at. */
export function jsonBodies(app: FastifyInstance) {
  app.removeAllContentTypeParsers()
  app.addContentTypeParser(
    'application/json',
    { parseAs: 'buffer' },
    async ({ headers }: FastifyRequest, body: Buffer) => readJson(body, headers['content-type']),
  )
  app.addContentTypeParser(FORMS, { parseAs: 'buffer' }, readNothing)
}

const FORMS = ['application/x-www-form-urlencoded', 'multipart/form-data']

/** Of a route that takes no notice of its body. */
async function readNothing({ route }: FastifyRequest): Promise<undefined> {
  if (!route?.options.ignoresBody) throw new Refusal('invalid_input', { status: 415 })
  return undefined
}

/** An empty body is none. */
function readJson(body: Buffer, contentType = 'application/json'): unknown {
  const charset = CHARSET.exec(contentType)?.[1]?.toLowerCase() ?? 'utf-8'
  if (charset !== 'utf-8' && charset !== 'utf8') throw new Refusal('invalid_input', { status: 415 })
  if (body.length === 0) return undefined
  const value = parse(body)
  checkInput(value)
  return value
}

function parse(body: Buffer): unknown {
  try {
    return JSON.parse(UTF_8.decode(body))
  } catch (cause) {
    throw new Refusal('invalid_input', { status: 400, cause })
  }
}
