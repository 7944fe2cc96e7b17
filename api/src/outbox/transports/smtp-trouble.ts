import { NotDelivered, Undeliverable } from '../undeliverable.ts'

interface SmtpError {
  readonly code?: unknown
  readonly command?: unknown
  readonly response?: unknown
  readonly responseCode?: unknown
}

/** RFC 3463: no such mailbox, no such domain, moved, disabled. A full mailbox or a policy against us is not among them. */
const GONE = /^(?:5\.1\.[1236]|5\.1\.10|5\.2\.1)$/
const ENHANCED = /^\d{3}[ -](\d\.\d{1,3}\.\d{1,3})\b/
/** What servers without enhanced codes say of a mailbox that is not there. */
const NO_MAILBOX: readonly unknown[] = [550, 551, 553]

/**
 * What a mail server's refusal means. Refused for ever (5xx) is the mail; the address is gone only where the server says
 * so of the recipient. What is wrong with the login or the encryption is ours to repair, and the mail waits for it.
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

/** The codes alone: what a server says in words names the address. */
function sentenceOf(code: unknown, status: number | undefined, enhanced: string | undefined): string {
  if (status !== undefined)
    return `The mail server refused it: ${[status, enhanced].filter(Boolean).join(' ')}.`
  return `The mail server was not reached: ${typeof code === 'string' ? code : 'no answer'}.`
}
