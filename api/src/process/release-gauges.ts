import type { GatewayPlugin } from 'platform/gateway'
import { entriesOf } from 'platform/registry'
import { Gauge, type Registry } from 'prom-client'

/** Shows what is on trial, and when a canary was last rolled back without anybody's doing. */
export function releaseGauges(register: Registry): GatewayPlugin {
  return (_, { registry }) => {
    const share = new Gauge({
      name: 'canary_share',
      help: 'Share of the visitors that gets a version on trial, from 0 to 1',
      labelNames: ['bundle', 'version'] as const,
      registers: [register],
      collect() {
        share.reset()
        for (const { name: bundle, entry } of entriesOf(registry.document()))
          if (entry.canary) share.set({ bundle, version: entry.canary.version }, entry.canary.share)
      },
    })
    const rolledBack = new Gauge({
      name: 'canary_rolled_back_timestamp_seconds',
      help: 'When a canary was last rolled back automatically',
      labelNames: ['bundle'] as const,
      registers: [register],
      collect() {
        rolledBack.reset()
        for (const { name: bundle, entry } of entriesOf(registry.document())) {
          const last = entry.history.findLast(({ action }) => action === 'auto-rollback')
          if (last) rolledBack.set({ bundle }, Date.parse(last.at) / 1_000)
        }
      },
    })
    return {}
  }
}
