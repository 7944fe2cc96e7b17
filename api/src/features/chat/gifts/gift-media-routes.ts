import helmet from '@fastify/helmet'
import type { FastifyInstance } from 'fastify'
import { sendNotFound } from '../../../http/send-error.ts'
import { sandboxedHeaders } from '../../../http/server/security-headers.ts'
import { DAY_S } from '../../../time.ts'
import { drawings } from './drawings.ts'

const YEAR = 365 * DAY_S

/** `GET /media/gifts/…` serves the drawing of a gift to anyone. */
export async function giftMediaRoutes(app: FastifyInstance) {
  await app.register(helmet, sandboxedHeaders())

  app.get<{ Params: { name: string } }>(
    '/media/gifts/:name',
    { exposeHeadRoute: false },
    async (request, reply) => {
      const drawing = drawings.find(({ fileName }) => fileName === request.params.name)
      if (!drawing) return sendNotFound(request, reply)
      return reply
        .header('cache-control', `public, max-age=${YEAR}, immutable`)
        .type('image/svg+xml')
        .send(drawing.content)
    },
  )
}
