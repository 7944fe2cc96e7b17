import { promisify } from 'node:util'
import { brotliCompress, constants, gzip } from 'node:zlib'
import type { FastifyReply, FastifyRequest } from 'fastify'
import { weights } from './accept.ts'

const NOT_WORTH_IT = 1_000

const encoders = {
  // A good part of what the highest level saves, in a thousandth of its time.
  br: (body: string) => promisify(brotliCompress)(body, { params: { [constants.BROTLI_PARAM_QUALITY]: 4 } }),
  gzip: (body: string) => promisify(gzip)(body),
}

/** Brotli or gzip, whichever the browser likes better, brotli among equals; undefined where it takes neither. */
export function chooseEncoding(header: string | undefined): 'br' | 'gzip' | undefined {
  const accepted = weights(header ?? '')
  const weigh = (name: string) => accepted.get(name) ?? accepted.get('*') ?? 0
  const best = weigh('br') >= weigh('gzip') ? 'br' : 'gzip'
  return weigh(best) > 0 ? best : undefined
}

/** Compresses what is made for one request; files that lie on the disk are compressed there already. */
export async function compressed(
  request: FastifyRequest,
  reply: FastifyReply,
  body: string,
): Promise<string | Buffer> {
  reply.header('vary', 'accept-encoding')
  const encoding = chooseEncoding(request.headers['accept-encoding'])
  if (encoding === undefined || body.length < NOT_WORTH_IT) return body
  const packed = await encoders[encoding](body)
  reply.header('content-encoding', encoding)
  return packed
}
