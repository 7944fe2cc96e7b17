import type { CookieSerializeOptions } from '@fastify/cookie'
import { AUTH_COOKIE_DAYS, type UserRole } from 'contracts'
import type { FastifyReply, FastifyRequest } from 'fastify'
import { DAY_S } from '../../time.ts'

/** Who asks, as far as every feature must know. The account feature finds it by the cookie. */
export interface Session {
  readonly id: string
  readonly brandId: string
  readonly memberId: string
  readonly role: UserRole
  /** The member's last event when this was asked: whatever is read from now on knows of it. */
  readonly position: number
}

/** No script reads it, no other site sends it with what it has a page do, and on HTTPS no other host may set it. */
function cookieOf(isSecure: boolean) {
  const options: CookieSerializeOptions = { path: '/', httpOnly: true, sameSite: 'lax', secure: isSecure }
  return { name: isSecure ? '__Host-session' : 'session', options }
}

/** The token that the browser holds; the database knows its hash alone. */
export function sessionToken({ server, cookies }: FastifyRequest): string | undefined {
  return cookies[cookieOf(server.isSecure).name]
}

export function giveSession(reply: FastifyReply, token: string) {
  const { name, options } = cookieOf(reply.server.isSecure)
  reply.setCookie(name, token, { ...options, maxAge: AUTH_COOKIE_DAYS * DAY_S })
}

export function takeSession(reply: FastifyReply) {
  const { name, options } = cookieOf(reply.server.isSecure)
  reply.clearCookie(name, options)
}

declare module 'fastify' {
  interface FastifyInstance {
    /** Whether browsers reach the site by HTTPS. */
    isSecure: boolean
  }
}
