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

interface More extends Pick<InjectOptions, 'remoteAddress'> {
  readonly host?: string
  readonly token?: string | undefined
  readonly headers?: Record<string, string>
}

/** A signup as the form sends it, with an address of its own unless it says otherwise; for tests. */
export async function askToSignUp(app: FastifyInstance, body: object = {}, more: More = {}) {
  const sent = { email: newAddress(), ...FORM, ...body }
  return {
    ...(await ask(app, { method: 'POST', url: '/api/signup.php', body: sent, ...more })),
    email: sent.email,
  }
}

/** Somebody who has just signed up: their id, address and session. */
export async function signUpNow(app: FastifyInstance, body: object = {}, more: More = {}) {
  const { user, cookie, email } = await askToSignUp(app, body, more)
  if (!user || !cookie) throw new Error('The signup was refused.')
  return { id: user.id, memberId: user.id, brandId: 'amberly', email, token: cookie.value }
}
