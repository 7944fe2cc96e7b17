import { paths } from 'contracts'
import type { FastifyInstance } from 'fastify'
import type { Clock } from '../../../../clock.ts'
import { endPreview, PREVIEW_END_PATH, PREVIEW_PATH, startPreview } from './previews.ts'

/** The addresses at which a preview begins and ends. Both lead to the brand's home. */
export function previewRoutes(app: FastifyInstance, clock: Clock) {
  app.get(PREVIEW_PATH, { exposeHeadRoute: false }, (request, reply) =>
    startPreview(request, reply, clock.now())
      .headers({ 'cache-control': 'no-store', 'referrer-policy': 'no-referrer' })
      .redirect(paths.index, 303),
  )
  app.get(PREVIEW_END_PATH, { exposeHeadRoute: false }, (_, reply) =>
    endPreview(reply).header('cache-control', 'no-store').redirect(paths.index, 303),
  )
}
