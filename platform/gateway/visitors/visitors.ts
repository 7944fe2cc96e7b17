import { randomUUID } from 'node:crypto'
import type { FastifyReply, FastifyRequest } from 'fastify'
import { cookieName } from '../http/cookie-name.ts'
import { signer } from '../http/signer.ts'

const YEAR_S = 365 * 24 * 60 * 60

/**
 * Identifies browsers, so that a canary stays with those that got it and each has one vote on it. The id is random, signed
 * and not linked to a person.
 */
export function visitors(secret: string, isSecure: boolean) {
  const { sign, verify } = signer(secret, 'visitor')
  const cookie = cookieName('visitor', isSecure)

  function read(request: FastifyRequest): string | undefined {
    return verify(request.cookies[cookie])
  }

  /** Returns the visitor's id; sets its cookie on the first visit. */
  function recognise(request: FastifyRequest, reply: FastifyReply): string {
    const known = read(request)
    if (known) return known
    const id = randomUUID()
    const options = { path: '/', maxAge: YEAR_S, httpOnly: true, sameSite: 'lax', secure: isSecure } as const
    reply.setCookie(cookie, sign(id), options)
    return id
  }

  return { read, recognise }
}

export type Visitors = ReturnType<typeof visitors>
