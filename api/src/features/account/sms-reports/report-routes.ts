import { receiveSmsReport } from 'contracts'
import { parseJson } from '../../../http/input/json-body.ts'
import { refuse } from '../../../http/refusal.ts'
import { type Route, route } from '../../../http/route.ts'
import { settleText } from '../../../outbox/settle-text.ts'
import { isSmsReportToken } from '../../../outbox/sms-report-url.ts'
import { readSmsReport } from '../../../outbox/transports/sms-providers.ts'

export const smsReportRoutes: readonly Route[] = [
  route(
    receiveSmsReport,
    { access: 'any', exempt: 'signature', takesRawBody: true },
    async ({ query: { id, token }, request, db }) => {
      if (!isSmsReportToken(request.server.secret, id, token)) refuse('forbidden')
      const { body, headers } = request
      if (!Buffer.isBuffer(body)) refuse('invalid_input')
      const report = readSmsReport(fieldsOf(body, headers['content-type']))
      if (report) await settleText(db, id, report)
      return undefined
    },
  ),
]

function fieldsOf(body: Buffer, type = ''): Readonly<Record<string, unknown>> {
  const fields = type.startsWith('application/json') ? parseJson(body) : new URLSearchParams(body.toString())
  return fields instanceof URLSearchParams ? Object.fromEntries(fields) : Object(fields)
}
