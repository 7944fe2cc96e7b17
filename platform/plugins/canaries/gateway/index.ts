import type { GatewayPlugin } from '../../../gateway/plugin.ts'
import type { WebhookOptions } from './alerts/webhook.ts'
import type { OnReport } from './counted-report.ts'
import { judgeReleases } from './judge-releases.ts'
import { telemetry } from './telemetry.ts'

export { readFigures } from '../figures/read-figures.ts'

interface CanaryOptions {
  /** Receivers of alerts: a canary was rolled back, or failures rise. */
  readonly webhooks?: WebhookOptions
  /** Called with each report that counts, for metrics. */
  readonly onReport?: OnReport
  /**
   * Milliseconds between two writes of what a node has counted, and two looks of the one that judges. Each write is a
   * file, which the latter reads.
   */
  readonly every?: number
  /** The share of the visitors, from 0 to 1, for whom pages are measured, besides those who have a canary. */
  readonly measured?: number
}

const EVERY = 5_000
const MEASURED_SHARE = 0.5

/** Counts browsers' reports at `POST /telemetry`, rolls back canaries that do worse, and alerts when failures rise. */
export function canaries({
  webhooks = { urls: [] },
  onReport,
  every = EVERY,
  measured = MEASURED_SHARE,
}: CanaryOptions = {}): GatewayPlugin {
  return (app, parts) => {
    judgeReleases(app, parts, { every, ...webhooks })
    return telemetry(app, { ...parts, every, measured, onReport })
  }
}
