import { createHmac, timingSafeEqual } from 'node:crypto'
import { normalEmail } from 'contracts'
import type { FastifyReply, FastifyRequest } from 'fastify'
import { networkOf } from '../../../http/limits/network-of.ts'
import { DAY_S } from '../../../time.ts'

const LIFETIME_DAYS = 365

interface Account {
  readonly brandId: string
  readonly email: string
}

/** Not `__Host-device` on plain HTTP, where browsers refuse that prefix. */
const nameOf = ({ isSecure }: FastifyRequest['server']) => (isSecure ? '__Host-device' : 'device')

/**
 * Marks a browser that the account's owner has used, so that strangers with wrong passwords cannot lock its
 * owner out. It only gives the browser tries of its own (OWASP: device cookie).
 */
export function setDeviceCookie(request: FastifyRequest, reply: FastifyReply, account: Account): void {
  const { server } = request
  const device = deviceOf(request, account) ?? newDevice(request, account)
  reply.setCookie(nameOf(server), `${device}.${proofOf(server.secret, account, device)}`, {
    path: '/',
    httpOnly: true,
    sameSite: 'lax',
    secure: server.isSecure,
    maxAge: LIFETIME_DAYS * DAY_S,
  })
}

/** The same for all new browsers of a network, so that repeated logins collect no tries. */
function newDevice({ server, ip }: FastifyRequest, { brandId, email }: Account): string {
  const parts = ['new device', brandId, normalEmail(email), networkOf(ip)]
  return createHmac('sha256', server.secret).update(JSON.stringify(parts)).digest('base64url').slice(0, 22)
}

/** The id of a browser that has logged in to this account before; undefined for any other. */
export function deviceOf({ server, cookies }: FastifyRequest, account: Account): string | undefined {
  const [device = '', proof = '', ...more] = cookies[nameOf(server)]?.split('.') ?? []
  const [actual, expected] = [Buffer.from(proof), Buffer.from(proofOf(server.secret, account, device))]
  const isGood = more.length === 0 && actual.length === expected.length && timingSafeEqual(actual, expected)
  return isGood ? device : undefined
}

/** Bound to the address, not to the account's id: it is checked before the account is looked up. */
function proofOf(secret: string, { brandId, email }: Account, device: string): string {
  return createHmac('sha256', secret)
    .update(JSON.stringify(['device', brandId, normalEmail(email), device]))
    .digest('base64url')
}
