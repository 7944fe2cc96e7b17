import { createTransport } from 'nodemailer'
import { isLoopback } from '../../http/server/host.ts'
import { SECOND_MS } from '../../time.ts'
import { LONGEST_SEND, type Mail, type Transport } from '../transport.ts'
import { smtpTrouble } from './smtp-trouble.ts'

export interface SmtpOptions {
  /** `smtps://user:password@host` for TLS from the start, `smtp://…:587` for STARTTLS. */
  readonly url: string
  /** Certificates to trust besides those of the system. */
  readonly ca?: string
  /** On this machine nothing is encrypted: a relay there mostly has a certificate that nobody trusts. */
  readonly isNear?: boolean
  /** At once; as many as the sender takes. */
  readonly connections?: number
  /** Milliseconds that one mail may take. */
  readonly longest?: number
}

/** Mail by a mail server. What goes to another machine is encrypted or is not sent. */
export function smtp({
  url,
  ca,
  isNear = isThisMachine(new URL(url).hostname),
  connections = 10,
  longest = LONGEST_SEND,
}: SmtpOptions): Transport<Mail> {
  const transport = createTransport({
    url,
    pool: true,
    maxConnections: connections,
    ...(isNear ? { ignoreTLS: true } : { requireTLS: true }),
    connectionTimeout: 5 * SECOND_MS,
    greetingTimeout: 5 * SECOND_MS,
    dnsTimeout: 5 * SECOND_MS,
    socketTimeout: 10 * SECOND_MS,
    // What is written in a mail is text: it reads no file and fetches nothing.
    disableFileAccess: true,
    disableUrlAccess: true,
    ...(ca && { tls: { ca } }),
  })
  return {
    isKept: false,
    async send({ id, from, to, unsubscribeUrl, ...mail }) {
      const host = from.address.split('@').at(-1)
      try {
        await transport.sendMail({
          ...mail,
          from,
          to: { name: '', address: to },
          messageId: `<${id}@${host}>`,
          // Neither an answer by a machine nor its complaint belongs to this.
          headers: {
            'Auto-Submitted': 'auto-generated',
            'X-Auto-Response-Suppress': 'All',
            ...(unsubscribeUrl && {
              'List-Unsubscribe': `<${unsubscribeUrl}>`,
              'List-Unsubscribe-Post': 'List-Unsubscribe=One-Click',
            }),
          },
          signal: AbortSignal.timeout(longest),
        })
      } catch (error) {
        throw smtpTrouble(error)
      }
    },
    close: () => transport.close(),
  }
}

function isThisMachine(hostname: string): boolean {
  return hostname === 'localhost' || isLoopback(hostname)
}
