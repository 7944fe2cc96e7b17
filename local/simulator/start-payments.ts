import type { AddressInfo } from 'node:net'
import { join } from 'node:path'
import type { SwitchAccount } from '../../api/src/payments/payment-settings.ts'
import { needsSimulator, type PayingSite } from './needs-simulator.ts'
import { findSimulator } from './simulator-keys.ts'
import { startSimulatorThread } from './thread/start-simulator-thread.ts'

interface StartOptions extends PayingSite {
  /** The data folder. */
  readonly data: string
  /** Whether this process takes webhooks, and so can run the simulator. */
  readonly hasApi: boolean
  /** Where the site listens, once it does. */
  readonly siteAddress: () => AddressInfo | string | null | undefined
}

interface RunningPayments {
  /** Undefined if nothing is for sale. */
  readonly account?: SwitchAccount | undefined
  stop(): Promise<void>
}

export const WEBHOOK_PATH = '/api/payment-webhook.php?provider=hyperswitch'

/** Returns the account that the settings name, or one at the simulator, which it starts. */
export async function startPayments({
  data,
  hasApi,
  siteAddress,
  ...site
}: StartOptions): Promise<RunningPayments> {
  const nothing = async () => undefined
  if (!needsSimulator(site)) return { account: site.switchAccount, stop: nothing }
  const folder = join(data, 'payment-simulator')
  const host = site.host.includes(':') ? `[${site.host}]` : site.host
  const webhookUrl = () => {
    const address = siteAddress()
    return typeof address === 'object' && address
      ? `http://${host}:${address.port}${WEBHOOK_PATH}`
      : undefined
  }
  const { url, keys, stop } = hasApi
    ? await startSimulatorThread({ folder, webhookUrl })
    : { ...findSimulator(folder), stop: nothing }
  return { account: { url, key: keys.apiKey, webhookKey: keys.webhookKey }, stop }
}
