import type { FastifyRequest } from 'fastify'
import { Refusal } from '../world.ts'

const PROXY_HEADERS = ['forwarded', 'via', 'x-real-ip']
const LOOPBACK = /^(127\.\d+\.\d+\.\d+|::1|::ffff:127\.\d+\.\d+\.\d+)$/
const LOCAL_HOST = /^(127\.0\.0\.1|localhost|\[::1\])(:\d+)?$/

/**
 * The simulator decides about payments, so it only serves this machine: not a proxy that makes it public, and not another
 * site whose page points a host name or a form at it.
 */
export function refuseOutsiders(request: FastifyRequest) {
  const { headers, socket, method } = request
  const isProxied = Object.keys(headers).some(
    (name) => name.startsWith('x-forwarded-') || PROXY_HEADERS.includes(name),
  )
  if (isProxied) throw refusal('it came through a proxy')
  if (!LOOPBACK.test(socket.remoteAddress ?? '')) throw refusal('it comes from another machine')
  if (!LOCAL_HOST.test(headers.host ?? '')) throw refusal('it names another host')
  if (method !== 'GET' && !isOwnPage(headers)) throw refusal('it was sent by a page of another site')
}

/** Browsers name the sender of a form; a request with neither header is not a browser's. */
function isOwnPage({ origin, host, 'sec-fetch-site': site }: FastifyRequest['headers']): boolean {
  if (origin !== undefined && origin !== `http://${host}`) return false
  return site === undefined || site === 'same-origin'
}

function refusal(reason: string): Refusal {
  return new Refusal('IR_17', `The payment simulator refused the request: ${reason}.`, 403)
}
