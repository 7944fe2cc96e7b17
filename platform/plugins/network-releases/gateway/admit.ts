import type { FastifyReply, FastifyRequest } from 'fastify'
import { refuse, type Storage } from '../../../registry/index.ts'
import { findToken, listTokenIds, type ReleaseToken } from '../tokens/token.ts'
import { failureLimit } from './failure-limit.ts'
import { isSecureRequest } from './is-secure-request.ts'
import { knownTokens } from './known-tokens.ts'

/**
 * Returns a function that finds the token of a request, or throws `Refused`. It runs before the body is read. A network with
 * too many failures still gets in with a valid token: a CI service runs the jobs of strangers in one network.
 */
export function admission(storage: Storage) {
  const failures = failureLimit()
  const isKnown = knownTokens(storage)

  return async function admit(request: FastifyRequest, reply: FastifyReply): Promise<ReleaseToken> {
    if (!isSecureRequest(request)) {
      return refuse('not-secure', 'Releases are accepted over https:// only, since a token is a password.')
    }
    const wait = failures.secondsLeft(request.ip)
    const text = bearerOf(request)
    // Looking for a token reads the storage, so do it no more for guesses.
    const token = wait === 0 || (await isKnown(text)) ? await findToken(storage, text) : undefined
    if (token) return token
    if (wait > 0) {
      reply.header('retry-after', wait)
      return refuse('too-many-tries', `Too many attempts failed. Try again in ${minutes(wait)}.`)
    }
    failures.count(request.ip)
    if ((await listTokenIds(storage)).size > 0)
      return refuse('no-token', 'This token is not valid here, or no longer.')
    return refuse(
      'no-token',
      'This site has no tokens yet, so it accepts no releases over the network. Where its data is, create one:',
      'token create <team>',
    )
  }
}

function minutes(seconds: number): string {
  const count = Math.ceil(seconds / 60)
  return count === 1 ? 'a minute' : `${count} minutes`
}

function bearerOf({ headers }: FastifyRequest): string {
  return /^Bearer (\S{1,200})$/i.exec(headers.authorization ?? '')?.[1] ?? ''
}
