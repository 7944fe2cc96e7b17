import { createHmac, randomUUID, timingSafeEqual } from 'node:crypto'
import type { FastifyReply, FastifyRequest } from 'fastify'

const COOKIE = 'visitor'
const YEAR = 365 * 24 * 60 * 60

/**
 * Tells browsers apart so that a canary stays with those who got it, and so that each has one vote on how it does. The
 * id is random, signed, and tied to nobody.
 */
export function visitors(secret: string, isSecure: boolean) {
  const sign = (id: string) => createHmac('sha256', secret).update(`visitor\n${id}`).digest('base64url')

  function read(request: FastifyRequest): string | undefined {
    const [id, signature] = request.cookies[COOKIE]?.split('.') ?? []
    if (!id || !signature) return undefined
    const expected = Buffer.from(sign(id))
    const given = Buffer.from(signature)
    return given.length === expected.length && timingSafeEqual(given, expected) ? id : undefined
  }

  /** The visitor's id, given on the first visit. */
  function recognise(request: FastifyRequest, reply: FastifyReply): string {
    const known = read(request)
    if (known) return known
    const id = randomUUID()
    const options = { path: '/', maxAge: YEAR, httpOnly: true, sameSite: 'lax', secure: isSecure } as const
    reply.setCookie(COOKIE, `${id}.${sign(id)}`, options)
    return id
  }

  return { read, recognise }
}

export type Visitors = ReturnType<typeof visitors>
