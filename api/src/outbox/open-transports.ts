import type { Log } from '../db/log.ts'
import type { SmsAccount } from '../settings/sms-account.ts'
import { notConfigured, outboxPage, type Transports } from './transport.ts'
import { smsProvider } from './transports/sms.ts'
import { smtp } from './transports/smtp.ts'
import { vapidKeys } from './transports/vapid-keys.ts'
import { pushServices } from './transports/web-push.ts'

interface TransportSettings {
  readonly smtpUrl?: string
  readonly sms?: SmsAccount
  readonly secret: string
  readonly isDemo: boolean
  readonly pushHosts: readonly string[]
}

/** Opens the transports of this installation. In the demo, channels without one end at the outbox page. */
export function openTransports(
  { smtpUrl, sms, secret, isDemo, pushHosts }: TransportSettings,
  log: Log,
): Transports {
  if (!smtpUrl && !isDemo) log.warn('No mail is sent: SMTP_URL names no mail server.')
  const nowhere = (sentence: string) => (isDemo ? outboxPage : notConfigured(sentence))
  return {
    mail: smtpUrl ? smtp({ url: smtpUrl }) : nowhere('No mail server is configured.'),
    sms: sms ? smsProvider(sms) : nowhere('No SMS provider is configured.'),
    push: pushServices({ keys: vapidKeys(secret), hosts: pushHosts, isRetained: isDemo }),
  }
}
