import { createHmac, randomUUID } from 'node:crypto'
import type { FastifyReply, FastifyRequest } from 'fastify'
import type { Viewer } from '../../registry/index.ts'
import { cookieName } from '../http/cookie-name.ts'
import { signer } from '../http/signer.ts'
import { networkOf } from './network-of.ts'

const YEAR_S = 365 * 24 * 60 * 60

export interface Visitor {
  readonly id: string
  /** Digest of the network in which the browser last loaded a page; an old cookie has none. */
  readonly network: string | undefined
}

/**
 * Identifies browsers, so that a canary stays with those that got it and each has one vote on it. The id is random, signed
 * and not linked to a person. The cookie also names the network to which we sent a page: a vote counts there, wherever its
 * report is sent from, so cookies that were collected in one place are worth no more elsewhere.
 */
export function visitors(secret: string, isSecure: boolean) {
  const { sign, verify } = signer(secret, 'visitor')
  const cookie = cookieName('visitor', isSecure)

  /** The visitor of a request, who may have got the id with its answer. */
  function read({ cookies, newVisitor }: FastifyRequest): Visitor | undefined {
    const [id, network] = verify(newVisitor?.slice(`${cookie}=`.length) ?? cookies[cookie])?.split('.') ?? []
    return id === undefined ? undefined : { id, network }
  }

  function networkDigest({ ip }: FastifyRequest): string {
    return createHmac('sha256', secret)
      .update(`network\n${networkOf(ip)}`)
      .digest('base64url')
      .slice(0, 12)
  }

  /** Returns the visitor's id; sets its cookie on the first visit, and when the browser has moved to another network. */
  function recognise(request: FastifyRequest, reply: FastifyReply): Viewer {
    const known = read(request)
    const network = networkDigest(request)
    if (known?.network === network) return { visitor: known.id }
    const id = known?.id ?? randomUUID()
    const options = { path: '/', maxAge: YEAR_S, httpOnly: true, sameSite: 'lax', secure: isSecure } as const
    const value = sign(`${id}.${network}`)
    reply.setCookie(cookie, value, options)
    if (!known) request.newVisitor = `${cookie}=${value}`
    return { visitor: id, isNew: known === undefined }
  }

  return { read, recognise, networkDigest }
}

export type Visitors = ReturnType<typeof visitors>

declare module 'fastify' {
  interface FastifyRequest {
    /** The cookie that its answer gives a new visitor. Data that the page is rendered with is read with it too. */
    newVisitor: string | null
  }
}
