import type { ErrorAnswer, User } from 'contracts'
import type { FastifyInstance, InjectOptions } from 'fastify'

const OWN = { 'x-client-type': 'web', 'sec-fetch-site': 'same-origin' }

interface PageCall extends InjectOptions {
  readonly host?: string
  readonly token?: string | undefined
}

/** Makes a call as a page of the site does, with the session that the browser holds. */
export async function ask(app: FastifyInstance, { host = 'localhost', token, ...request }: PageCall) {
  const cookie = token === undefined ? {} : { cookie: `session=${token}` }
  const answer = await app.inject({ ...request, headers: { host, ...OWN, ...cookie, ...request.headers } })
  const body = answer.body === '' ? {} : answer.json<Partial<ErrorAnswer> & { readonly user?: User | null }>()
  return {
    status: answer.statusCode,
    headers: answer.headers,
    body: body as Record<string, unknown>,
    user: body.user,
    error: body.error,
    cookie: answer.cookies.find(({ name }) => name === 'session'),
  }
}

interface LogIn extends Omit<PageCall, 'method' | 'url' | 'body'> {
  readonly email: string
  readonly password: string
}

export function callLogIn(app: FastifyInstance, { email, password, ...request }: LogIn) {
  return ask(app, { ...request, method: 'POST', url: '/api/user.php', body: { email, password } })
}
