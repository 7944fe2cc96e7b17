import { isLoopback } from '../http/server/host.ts'
import { SettingsTrouble } from '../settings-trouble.ts'

/** The account at a provider of text messages. */
export interface SmsAccount {
  readonly provider: (typeof PROVIDERS)[number]
  /** Scheme, host and port of the provider's API. */
  readonly origin: string
  readonly user: string
  readonly password: string
  /** A number of the account, a name of up to 11 letters and digits, or a messaging service of Twilio's. */
  readonly from: string
}

const PROVIDERS = ['twilio', 'vonage'] as const
const EXAMPLES = 'twilio://account:token@api.twilio.com or vonage://key:password@api.nexmo.com'

/** Reads SMS_URL and SMS_FROM: both or neither. Messages do not repeat the URL, which contains a password. */
export function readSmsAccount(env: NodeJS.ProcessEnv): SmsAccount | undefined {
  const { SMS_URL: text, SMS_FROM: from } = env
  if (!text && !from) return undefined
  if (!text || !from)
    throw new SettingsTrouble(
      `${text ? 'SMS_FROM' : 'SMS_URL'} is missing: set SMS_URL and SMS_FROM together.`,
    )
  const url = URL.parse(text)
  const provider = PROVIDERS.find((name) => url?.protocol === `${name}:`)
  if (!url || !provider || !url.username || !url.password || !url.host)
    throw new SettingsTrouble(`SMS_URL is not the address of an SMS provider: use ${EXAMPLES}.`)
  if (!/^(?:\+[1-9]\d{6,14}|[\da-z][\da-z ]{0,10}|MG[\da-f]{32})$/i.test(from))
    throw new SettingsTrouble(
      `SMS_FROM is '${from}': use a number such as +31612345678, a name of up to 11 letters, or MG….`,
    )
  const isNear = url.hostname === 'localhost' || isLoopback(url.hostname)
  return {
    provider,
    // A password leaves this machine only encrypted.
    origin: `${isNear ? 'http' : 'https'}://${url.host}`,
    user: decodeURIComponent(url.username),
    password: decodeURIComponent(url.password),
    from,
  }
}
