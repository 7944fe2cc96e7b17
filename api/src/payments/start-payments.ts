import { join } from 'node:path'
import { hyperswitch } from './hyperswitch/hyperswitch.ts'
import { paymentSource, type SiteAddress } from './payment-source.ts'
import type { Payments } from './port.ts'
import { findSwitch } from './switch/find-switch.ts'
import { startSwitchThread } from './switch/thread/start-switch-thread.ts'

interface StartOptions extends SiteAddress {
  /** The data folder. */
  readonly data: string
  /** Whether this process takes webhooks, and so can run the simulator. */
  readonly hasApi: boolean
  /** The port that the site listens on; undefined until it does. */
  readonly sitePort: () => number | undefined
}

export interface RunningPayments {
  /** Undefined if nothing is for sale. */
  readonly payments?: Payments
  /** The page that decides about simulated payments. */
  readonly controlUrl?: string
  stop(): Promise<void>
}

const WEBHOOK_PATH = '/api/payment-webhook.php?provider=hyperswitch'

/** Reaches the payment switch that the settings name, or starts the embedded one. */
export async function startPayments({
  data,
  hasApi,
  sitePort,
  ...site
}: StartOptions): Promise<RunningPayments> {
  const source = paymentSource(site)
  if (source.kind === 'none') return { stop: async () => undefined }
  if (source.kind === 'switch') return { payments: hyperswitch(source.account), stop: async () => undefined }
  const folder = join(data, 'payment-simulator')
  const host = site.host.includes(':') ? `[${site.host}]` : site.host
  const webhookUrl = () => {
    const port = sitePort()
    return port === undefined ? undefined : `http://${host}:${port}${WEBHOOK_PATH}`
  }
  const { url, keys, stop } = hasApi
    ? await startSwitchThread({ folder, webhookUrl })
    : { ...findSwitch(folder), stop: async () => undefined }
  return {
    payments: hyperswitch({ url, key: keys.apiKey, webhookKey: keys.webhookKey }),
    controlUrl: `${url}/control`,
    stop,
  }
}
