import { Counter, Histogram, type Registry } from 'prom-client'

const BUCKETS = [0.05, 0.1, 0.25, 0.5, 1, 2, 4, 8, 15, 30]

/** Versions of one bundle with metrics: live, previous and canary, and those before a flip or two. */
const MAX_VERSIONS = 6

const KINDS = ['load', 'failure', 'crash'] as const

/** A browser's report, as the gateway has counted it. */
interface BundleReport {
  readonly name: string
  readonly version: string
  readonly channel: string
  readonly kind: (typeof KINDS)[number]
  /** Milliseconds that a load took. */
  readonly ms?: number | undefined
}

interface Labels extends Pick<BundleReport, 'version' | 'channel'> {
  readonly bundle: string
}

/** Metrics of the bundles in visitors' browsers, on this node: loads, failures, crashes and times. */
export function bundleMetrics(register: Registry) {
  const labelNames = ['bundle', 'version', 'channel'] as const
  const reports = new Counter({
    name: 'bundle_reports_total',
    help: 'Browsers’ reports: a bundle was loaded, failed to load, or crashed',
    labelNames: [...labelNames, 'kind'] as const,
    registers: [register],
  })
  const durations = new Histogram({
    name: 'bundle_load_duration_seconds',
    help: 'Time until a bundle’s page was drawn',
    labelNames,
    buckets: BUCKETS,
    registers: [register],
  })
  /** Bundle → its labels, the ones heard of last at the end. */
  const known = new Map<string, Labels[]>()

  function remember(labels: Labels) {
    const isSame = ({ version, channel }: Labels) => version === labels.version && channel === labels.channel
    const others = (known.get(labels.bundle) ?? []).filter((one) => !isSame(one))
    for (const old of others.splice(0, others.length + 1 - MAX_VERSIONS)) {
      for (const kind of KINDS) reports.remove({ ...old, kind })
      durations.remove({ ...old })
    }
    known.set(labels.bundle, [...others, labels])
  }

  return ({ name: bundle, version, channel, kind, ms }: BundleReport) => {
    const labels = { bundle, version, channel }
    remember(labels)
    reports.inc({ ...labels, kind })
    if (ms !== undefined) durations.observe(labels, ms / 1_000)
  }
}
