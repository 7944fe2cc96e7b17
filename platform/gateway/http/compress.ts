import { promisify } from 'node:util'
import { brotliCompress, constants, gzip } from 'node:zlib'
import type { FastifyReply, FastifyRequest } from 'fastify'
import { acceptWeights } from './accept.ts'

const MIN_LENGTH = 1_000

const encoders = {
  // Level 4 saves almost as much as the highest level, in a thousandth of the time.
  br: (body: string | Buffer) =>
    promisify(brotliCompress)(body, { params: { [constants.BROTLI_PARAM_QUALITY]: 4 } }),
  gzip: (body: string | Buffer) => promisify(gzip)(body),
}

/** Chooses what the browser prefers, brotli over gzip if it doesn't mind; undefined if it accepts neither. */
export function chooseEncoding(header: string | undefined): 'br' | 'gzip' | undefined {
  const accepted = acceptWeights(header ?? '')
  const weigh = (name: string) => accepted.get(name) ?? accepted.get('*') ?? 0
  const best = weigh('br') >= weigh('gzip') ? 'br' : 'gzip'
  return weigh(best) > 0 ? best : undefined
}

/** Compresses a generated body. Files on disk need no compression: they are stored compressed too. */
export async function compress(
  request: FastifyRequest,
  reply: FastifyReply,
  body: string | Buffer,
): Promise<string | Buffer> {
  reply.header('vary', 'accept-encoding')
  const encoding = chooseEncoding(request.headers['accept-encoding'])
  if (encoding === undefined || body.length < MIN_LENGTH) return body
  const packed = await encoders[encoding](body)
  reply.header('content-encoding', encoding)
  return packed
}
