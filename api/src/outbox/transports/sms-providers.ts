import type { SmsAccount } from '../../settings/sms-account.ts'
import type { Sms } from '../transport.ts'

interface SmsRequest {
  readonly path: string
  readonly type: string
  readonly body: string
}

interface SmsTemplate {
  /** The call that sends a text; all providers take it as a POST with HTTP Basic. */
  write(account: SmsAccount, sms: Sms): SmsRequest
  /** The provider's code in the answer to a call that it refused. */
  readonly codeOf: (answer: Answer) => unknown
}

type Answer = Readonly<Record<string, unknown>>

/** The calls of each provider, as it publishes them. Another provider is another entry. */
export const smsProviders = {
  /** https://www.twilio.com/docs/messaging/api/message-resource#create-a-message-resource */
  twilio: {
    write({ user, from }, { to, text, reportUrl }) {
      const isService = /^MG[\da-f]{32}$/i.test(from)
      const fields = {
        To: to,
        [isService ? 'MessagingServiceSid' : 'From']: from,
        Body: text,
        ...(reportUrl !== undefined && { StatusCallback: reportUrl }),
      }
      return {
        path: `/2010-04-01/Accounts/${user}/Messages.json`,
        type: 'application/x-www-form-urlencoded',
        body: new URLSearchParams(fields).toString(),
      }
    },
    codeOf: ({ code }) => code,
  },

  /** https://developer.vonage.com/en/api/messages, version 1. Its numbers have no leading plus. */
  vonage: {
    write({ from }, { to, text, reportUrl }) {
      const fields = {
        message_type: 'text',
        channel: 'sms',
        to: to.replace('+', ''),
        from: from.replace('+', ''),
        text,
        ...(reportUrl !== undefined && { webhook_url: reportUrl, webhook_version: 'v1' }),
      }
      return { path: '/v1/messages', type: 'application/json', body: JSON.stringify(fields) }
    },
    codeOf: ({ type }) => codeInUrl(type),
  },
} satisfies Record<SmsAccount['provider'], SmsTemplate>

const FAILED: readonly unknown[] = ['failed', 'undelivered', 'rejected', 'undeliverable']

/** How the delivery of a text ended, for which no provider uses a word that means something else elsewhere. */
export type SmsReport =
  | { readonly isDelivered: true }
  | { readonly isDelivered: false; readonly code?: string }

/** Reads what a provider reports about a text; undefined while it is still on its way. */
export function readSmsReport(report: Answer): SmsReport | undefined {
  const status = report['MessageStatus'] ?? report['status']
  if (status === 'delivered') return { isDelivered: true }
  if (!FAILED.includes(status)) return undefined
  const error = (report['error'] ?? {}) as Answer
  const code = plainCode(report['ErrorCode'] ?? codeInUrl(error['type']))
  return { isDelivered: false, ...(code !== undefined && { code }) }
}

/** Vonage's codes are the fragments of addresses in its documentation. */
function codeInUrl(url: unknown): unknown {
  return typeof url === 'string' ? url.split('#')[1] : undefined
}

/** A code is stored and logged, so it must be a number and not a sentence that names the recipient. */
export function plainCode(code: unknown): string | undefined {
  return /^\d{1,6}$/.test(String(code)) ? String(code) : undefined
}
