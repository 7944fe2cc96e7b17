import type { CookieSerializeOptions } from '@fastify/cookie'
import { AUTH_COOKIE_DAYS, type UserRole } from 'contracts'
import type { FastifyReply, FastifyRequest } from 'fastify'
import { DAY_S } from '../../time.ts'

/** The caller, as far as every feature needs to know. The account feature finds it by the cookie. */
export interface Session {
  readonly id: string
  readonly brandId: string
  readonly memberId: string
  readonly role: UserRole
  /** Sequence of the member's last event when the session was read; every later read includes that event. */
  readonly position: number
}

/** Hidden from scripts and from other sites' writes; on HTTPS, no other host can set it. */
function sessionCookie(isSecure: boolean) {
  const options: CookieSerializeOptions = { path: '/', httpOnly: true, sameSite: 'lax', secure: isSecure }
  return { name: isSecure ? '__Host-session' : 'session', options }
}

/** The session token in the browser's cookie; the database stores only its hash. */
export function sessionToken({ server, cookies }: FastifyRequest): string | undefined {
  return cookies[sessionCookie(server.isSecure).name]
}

export function setSessionCookie(reply: FastifyReply, token: string) {
  const { name, options } = sessionCookie(reply.server.isSecure)
  reply.setCookie(name, token, { ...options, maxAge: AUTH_COOKIE_DAYS * DAY_S })
}

export function clearSessionCookie(reply: FastifyReply) {
  const { name, options } = sessionCookie(reply.server.isSecure)
  reply.clearCookie(name, options)
}

declare module 'fastify' {
  interface FastifyInstance {
    /** Whether browsers reach the site over HTTPS. */
    isSecure: boolean
  }
}
