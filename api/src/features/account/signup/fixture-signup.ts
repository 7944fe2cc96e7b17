import type { FastifyInstance, InjectOptions } from 'fastify'
import { newId } from '../../../db/new-id.ts'
import { ask } from '../fixture-login.ts'

export const FORM = {
  name: 'Robin',
  password: 'a song about rain',
  date_of_birth: '1990-06-15',
} as const

export function newAddress(): string {
  return `${newId().toLowerCase()}@example.invalid`
}

interface CallOptions extends Pick<InjectOptions, 'remoteAddress'> {
  readonly host?: string
  readonly token?: string | undefined
  readonly headers?: Record<string, string>
}

/** Calls signUp as the form does, with a new address unless the body has one. */
export async function callSignUp(app: FastifyInstance, body: object = {}, more: CallOptions = {}) {
  const sent = { email: newAddress(), ...FORM, ...body }
  return {
    ...(await ask(app, { method: 'POST', url: '/api/signup.php', body: sent, ...more })),
    email: sent.email,
  }
}

/** Signs up a new member and returns their id, address and session token. */
export async function signUpNow(app: FastifyInstance, body: object = {}, more: CallOptions = {}) {
  const { user, cookie, email } = await callSignUp(app, body, more)
  if (!user || !cookie) throw new Error('The signup was refused.')
  return { id: user.id, memberId: user.id, brandId: 'amberly', email, token: cookie.value }
}
