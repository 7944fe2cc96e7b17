import type { GatewayPlugin } from '../../../gateway/plugin.ts'
import { watchReleases } from './alerts/watch-releases.ts'
import type { WebhookOptions } from './alerts/webhook.ts'
import type { OnReport } from './counted-report.ts'
import { telemetry } from './telemetry.ts'

export { readFigures } from '../figures/read-figures.ts'

interface CanaryOptions {
  /** Name of this process, unique among all that share the storage. */
  readonly node?: string | undefined
  /** Receivers of alerts: a canary was rolled back, or failures rise. */
  readonly webhooks?: WebhookOptions
  /** Called with each report that counts, for metrics. */
  readonly onReport?: OnReport
}

/** Counts browsers' reports at `POST /telemetry`, rolls back canaries that do worse, and alerts when failures rise. */
export function canaries({ node, webhooks = { urls: [] }, onReport }: CanaryOptions = {}): GatewayPlugin {
  return (app, parts) => {
    const alert = watchReleases(app, { storage: parts.storage, secret: parts.secret, ...webhooks })
    return telemetry(app, { ...parts, node, alert, onReport })
  }
}
