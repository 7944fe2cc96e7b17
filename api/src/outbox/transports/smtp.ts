import { createTransport } from 'nodemailer'
import { isLoopback } from '../../http/server/host.ts'
import { SECOND_MS } from '../../time.ts'
import { type Mail, SEND_TIMEOUT_MS, type Transport } from '../transport.ts'
import { smtpTrouble } from './smtp-trouble.ts'

export interface SmtpOptions {
  /** `smtps://user:password@host` for TLS from the start, `smtp://…:587` for STARTTLS. */
  readonly url: string
  /** A certificate to trust instead of the system's. */
  readonly ca?: string
  /** Whether the relay is on this machine, where TLS is off: few have a trusted certificate. */
  readonly isNear?: boolean
  /** Concurrent connections; as many as a sender claims rows. */
  readonly connections?: number
  /** Milliseconds that one mail may take. */
  readonly timeoutMs?: number
}

/** Sends mail through a mail server. To another machine, it sends over TLS or not at all. */
export function smtp({
  url,
  ca,
  isNear = isThisMachine(new URL(url).hostname),
  connections = 10,
  timeoutMs = SEND_TIMEOUT_MS,
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
    // A mail never reads files or fetches URLs, whatever its contents say.
    disableFileAccess: true,
    disableUrlAccess: true,
    ...(ca && { tls: { ca } }),
  })
  return {
    isRetained: false,
    async send({ id, from, to, unsubscribeUrl, ...mail }) {
      const host = from.address.split('@').at(-1)
      try {
        await transport.sendMail({
          ...mail,
          from,
          to: { name: '', address: to },
          messageId: `<${id}@${host}>`,
          // Ask for no automatic replies.
          headers: {
            'Auto-Submitted': 'auto-generated',
            'X-Auto-Response-Suppress': 'All',
            ...(unsubscribeUrl && {
              'List-Unsubscribe': `<${unsubscribeUrl}>`,
              'List-Unsubscribe-Post': 'List-Unsubscribe=One-Click',
            }),
          },
          signal: AbortSignal.timeout(timeoutMs),
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
