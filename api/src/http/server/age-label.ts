import type { FastifyInstance } from 'fastify'

/** “Restricted to adults”: parental controls know this label (rtalabel.org), so they block the site without a list. */
const LABEL = 'RTA-5042-1996-1400-1577-RTA'

/** Labels every response. */
export function ageLabel(app: FastifyInstance) {
  app.addHook('onRequest', async (_, reply) => void reply.header('rating', LABEL))
}
