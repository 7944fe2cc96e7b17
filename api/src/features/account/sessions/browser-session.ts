import { POSITION_HEADER } from 'contracts'
import type { FastifyReply, FastifyRequest } from 'fastify'
import { sessionToken, setSessionCookie } from '../../../http/caller/session.ts'
import { browserLabel } from './browser-label.ts'
import { type Browser, type StartedSession } from './start-session.ts'

export const browserOf = (request: FastifyRequest): Browser => ({
  label: browserLabel(request.headers['user-agent']),
  earlierToken: sessionToken(request),
})

export function sendSession(reply: FastifyReply, { token, position }: StartedSession) {
  reply.header(POSITION_HEADER, position)
  setSessionCookie(reply, token)
}
