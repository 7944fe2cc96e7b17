import { randomUUID } from 'node:crypto'
import type { FastifyReply, FastifyRequest } from 'fastify'
import { cookieName } from '../http/cookie-name.ts'
import { sealer } from '../http/sealer.ts'

const YEAR = 365 * 24 * 60 * 60

/**
 * Tells browsers apart so that a canary stays with those who got it, and so that each has one vote on how it does. The
 * id is random, signed, and tied to nobody.
 */
export function visitors(secret: string, isSecure: boolean) {
  const { seal, open } = sealer(secret, 'visitor')
  const cookie = cookieName('visitor', isSecure)

  function read(request: FastifyRequest): string | undefined {
    return open(request.cookies[cookie])
  }

  /** The visitor's id, given on the first visit. */
  function recognise(request: FastifyRequest, reply: FastifyReply): string {
    const known = read(request)
    if (known) return known
    const id = randomUUID()
    const options = { path: '/', maxAge: YEAR, httpOnly: true, sameSite: 'lax', secure: isSecure } as const
    reply.setCookie(cookie, seal(id), options)
    return id
  }

  return { read, recognise }
}

export type Visitors = ReturnType<typeof visitors>
