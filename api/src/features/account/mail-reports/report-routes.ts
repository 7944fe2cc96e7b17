import { receiveMailReport } from 'contracts'
import { parseJson } from '../../../http/input/json-body.ts'
import { refuse } from '../../../http/refusal.ts'
import { type Route, route } from '../../../http/route.ts'
import { applyMailReport } from './apply-mail-report.ts'
import { hasCredentials } from './has-credentials.ts'
import { parseMailReport } from './parse-mail-report.ts'

/** Bytes; a report may quote the mail that it is about. */
const LARGEST_REPORT = 262_144

export const reportRoutes: readonly Route[] = [
  route(
    receiveMailReport,
    { access: 'any', exempt: 'signature', takesRawBody: true, bodyLimit: LARGEST_REPORT },
    async ({ request, reply, database, clock }) => {
      const { mailWebhookAuth, otherDatabases } = request.server
      const { body, headers } = request
      if (mailWebhookAuth === null || !hasCredentials(headers.authorization, mailWebhookAuth)) {
        reply.header('www-authenticate', 'Basic')
        // Not 403, after which Postmark drops the report instead of repeating it.
        refuse('forbidden', { status: 401 })
      }
      const report = Buffer.isBuffer(body) ? parseMailReport(parseJson(body)) : undefined
      if (report === undefined) refuse('invalid_input')
      if (report) {
        await applyMailReport(database, report, clock.now())
        // If one of them is away, the provider reports again, and what was done stays as it is.
        await otherDatabases.each((other) => applyMailReport(other, report, clock.now()))
      }
      return undefined
    },
  ),
]
