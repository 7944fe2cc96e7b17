import { SettingsTrouble } from '../settings-trouble.ts'

/** The account at a payment switch of one's own. */
export interface SwitchAccount {
  readonly url: string
  readonly key: string
  /** Checks the webhooks: the profile's `payment_response_hash_key`. */
  readonly webhookKey: string
}

const NAMES = ['PAYMENTS_URL', 'PAYMENTS_KEY', 'PAYMENTS_WEBHOOK_KEY'] as const

/** Reads a switch's three settings: all or none. Messages repeat no value: they are secrets. */
export function readSwitchAccount(env: NodeJS.ProcessEnv): SwitchAccount | undefined {
  const [url, key, webhookKey] = NAMES.map((name) => env[name])
  const missing = NAMES.filter((name) => !env[name])
  if (missing.length === NAMES.length) return undefined
  if (!url || !key || !webhookKey)
    throw new SettingsTrouble(
      `${missing.join(' and ')} missing: set ${NAMES.join(', ')} together, or none of them.`,
    )
  const { protocol, username, search, hash } = URL.parse(url) ?? {}
  if ((protocol === 'https:' || protocol === 'http:') && !username && !search && !hash)
    return { url, key, webhookKey }
  throw new SettingsTrouble('PAYMENTS_URL is not the address of a payment switch: use https://host.')
}
