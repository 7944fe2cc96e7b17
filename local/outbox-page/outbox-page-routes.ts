import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import type { Database } from '../../api/src/db/database.ts'
import type { Finders } from '../../api/src/http/admission/admit.ts'
import { checkInput } from '../../api/src/http/input/check-input.ts'
import { refuse } from '../../api/src/http/refusal.ts'
import { demoCode } from '../demo-world/accounts/demo-factor.ts'
import { findRecipients, findRetained, findRetainedMessage, type PageScope } from './find-retained.ts'
import { MAIL_POLICY, PAGE_POLICY } from './frame.ts'
import { letterPage, listPage, PATH } from './pages.ts'
import { type RenderedMessage, renderMessage } from './render-message.ts'

interface OutboxPageOptions {
  /** Maps a brand's domain to the origin of its site, for the links in the mails. */
  readonly originOf: (domain: string) => string
  /** Whether mails to real people go to a mail server; the page doesn't show those. */
  readonly isMailed: boolean
  /** Whether it shows the code of the demo's staff. */
  readonly showsCode: boolean
}

interface Parts extends OutboxPageOptions, Pick<Finders, 'findBrand'> {
  readonly database: Pick<Database, 'db'>
}

const REFRESH_SECONDS = 5

/** `/dev/outbox` shows the messages that the demo site sends, at each brand's own host. */
export async function outboxPageRoutes(
  app: FastifyInstance,
  { originOf, isMailed, showsCode, findBrand, database }: Parts,
) {
  const { db } = database
  const rendering = { originOf, secret: app.secret }

  async function scopeOf({ domain }: FastifyRequest) {
    const brand = (await findBrand(domain)) ?? refuse('not_found', { status: 421 })
    return { brand, scope: { brandId: brand.id, isMailed } satisfies PageScope }
  }

  async function letter(request: FastifyRequest): Promise<RenderedMessage> {
    checkInput(request.params)
    const { id } = request.params as { id: string }
    const message = (await findRetainedMessage(db, (await scopeOf(request)).scope, id)) ?? refuse('not_found')
    return (await renderMessage(db, rendering, message)) ?? refuse('not_found')
  }

  app.get(PATH, async (request, reply) => {
    checkInput(request.query)
    const { to } = request.query as { to?: string | string[] }
    if (Array.isArray(to)) refuse('invalid_input')
    const { brand, scope } = await scopeOf(request)
    const [retained, recipients] = await Promise.all([findRetained(db, scope, to), findRecipients(db, scope)])
    const all = await Promise.all(retained.map((one) => renderMessage(db, rendering, one)))
    const messages = all.filter((one) => one !== undefined)
    reply.header('refresh', REFRESH_SECONDS)
    const code = showsCode ? await demoCode(new Date()) : undefined
    return send(reply, PAGE_POLICY, listPage({ brand: brand.settings.name, messages, recipients, to, code }))
  })

  app.get(`${PATH}/:id`, async (request, reply) =>
    send(reply, PAGE_POLICY, letterPage(await letter(request))),
  )

  app.get(`${PATH}/:id/html`, async (request, reply) => {
    const { html = refuse('not_found') } = await letter(request)
    return send(reply, MAIL_POLICY, html.replace('<head>', '<head><base target="_blank"/>'))
  })
}

function send(reply: FastifyReply, policy: string, html: string) {
  return reply
    .header('cache-control', 'no-store')
    .header('content-security-policy', policy)
    .header('referrer-policy', 'no-referrer')
    .header('x-content-type-options', 'nosniff')
    .header('x-robots-tag', 'noindex')
    .type('text/html; charset=utf-8')
    .send(html)
}
