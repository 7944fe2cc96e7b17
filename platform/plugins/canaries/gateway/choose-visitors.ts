import type { FastifyInstance } from 'fastify'
import type { GatewayParts } from '../../../gateway/plugin.ts'
import { bucketOf } from '../../../registry/canary/bucket.ts'
import { MEASURED } from '../measured.ts'

/**
 * Tells the browsers of a share of the visitors, with each page, that they measure it. They are always the same: others would
 * begin with a version whose files they have in their cache already, and find it fast.
 */
export function chooseVisitors(
  app: FastifyInstance,
  { visitors }: Pick<GatewayParts, 'visitors'>,
  share: number,
) {
  const isChosen = (visitor: string) => bucketOf(visitor, MEASURED, '') < share

  app.addHook('onSend', async (request, reply) => {
    const { id } = visitors.read(request) ?? {}
    const isPage = request.routeOptions.config.isPage === true
    if (isPage && id !== undefined && isChosen(id)) reply.header('server-timing', MEASURED)
  })

  return isChosen
}
