import { NotDelivered, Undeliverable } from '../undeliverable.ts'

interface SmtpError {
  readonly code?: unknown
  readonly command?: unknown
  readonly response?: unknown
  readonly responseCode?: unknown
}

/** RFC 3463 codes for a mailbox or domain that is gone; not for a full mailbox or a policy. */
const GONE = /^(?:5\.1\.[1236]|5\.1\.10|5\.2\.1)$/
const ENHANCED = /^\d{3}[ -](\d\.\d{1,3}\.\d{1,3})\b/
/** Codes for an unknown mailbox from servers without enhanced codes. */
const NO_MAILBOX: readonly unknown[] = [550, 551, 553]

/**
 * Classifies an SMTP error. A 5xx reply to the mail is permanent, and the address is gone only if the reply
 * is about the recipient. A failed login or TLS handshake is ours to fix, so the mail is retried.
 */
export function smtpTrouble(error: unknown): NotDelivered {
  const { code, command, response, responseCode } = (error ?? {}) as SmtpError
  const status = typeof responseCode === 'number' ? responseCode : undefined
  const enhanced = typeof response === 'string' ? ENHANCED.exec(response)?.[1] : undefined
  const sentence = sentenceOf(code, status, enhanced)
  const isOfMail = code === 'EENVELOPE' || code === 'EMESSAGE'
  if (status === undefined || status < 500 || !isOfMail) return new NotDelivered(sentence, { cause: error })
  const isOfRecipient = command === 'RCPT TO'
  const isGone = isOfRecipient && (enhanced ? GONE.test(enhanced) : NO_MAILBOX.includes(status))
  return new Undeliverable(sentence, { isGone, cause: error })
}

/** Uses the codes only: the server's text names the address. */
function sentenceOf(code: unknown, status: number | undefined, enhanced: string | undefined): string {
  if (status !== undefined)
    return `The mail server refused it: ${[status, enhanced].filter(Boolean).join(' ')}.`
  return `The mail server was not reached: ${typeof code === 'string' ? code : 'no answer'}.`
}
