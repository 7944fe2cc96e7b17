import { Counter, Histogram, type Registry } from 'prom-client'
import { speedHistograms } from './speed-histograms.ts'

const BUCKETS = [0.05, 0.1, 0.25, 0.5, 1, 2, 4, 8, 15, 30]

/** Versions of one bundle with metrics: live, previous and canary, and those before a flip or two. */
const MAX_VERSIONS = 6

const SHELL = 'shell'

const KINDS = ['load', 'failure', 'crash', 'shed'] as const

/** A browser's report, or how a first view fared on this server, as the gateway has counted it. */
interface BundleReport {
  readonly name: string
  readonly version: string
  readonly channel: string
  readonly kind: (typeof KINDS)[number] | 'vital'
  /** Name of its route. */
  readonly page?: string | undefined
  /** Milliseconds that a load took. */
  readonly ms?: number | undefined
  readonly metric?: 'lcp' | 'inp' | 'cls' | 'ttfb' | 'change' | 'server' | undefined
  readonly value?: number | undefined
}

interface Labels extends Pick<BundleReport, 'version' | 'channel'> {
  readonly bundle: string
}

interface Known extends Labels {
  readonly pages: Set<string>
}

/** Metrics of the bundles on this node and in visitors' browsers: loads, failures, crashes, pages that were shed, and times. */
export function bundleMetrics(register: Registry) {
  const labelNames = ['bundle', 'version', 'channel'] as const
  const reports = new Counter({
    name: 'bundle_reports_total',
    help: 'A bundle was loaded, failed to load, or crashed in a browser, or its first view was shed here',
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
  const speeds = speedHistograms(register)
  /** Bundle → its labels, the ones heard of last at the end. */
  const known = new Map<string, Known[]>()

  function remember(labels: Labels): Known {
    const isSame = ({ version, channel }: Labels) => version === labels.version && channel === labels.channel
    const all = known.get(labels.bundle) ?? []
    const others = all.filter((one) => !isSame(one))
    for (const { pages, ...old } of others.splice(0, others.length + 1 - MAX_VERSIONS)) {
      for (const kind of KINDS) reports.remove({ ...old, kind })
      durations.remove({ ...old })
      for (const page of pages) speeds.remove({ ...old, page })
    }
    const own = all.find(isSame) ?? { ...labels, pages: new Set() }
    known.set(labels.bundle, [...others, own])
    return own
  }

  return ({ name: bundle, version, channel, kind, page = '', ms, metric, value }: BundleReport) => {
    const labels = { bundle, version, channel }
    const { pages } = remember(labels)
    if (metric && value !== undefined) {
      // The shell has the pages of all remotes, which have series of their own.
      const named = bundle === SHELL ? '' : page
      pages.add(named)
      speeds.observe(metric, { ...labels, page: named }, value)
    }
    if (kind !== 'vital') reports.inc({ ...labels, kind })
    if (ms !== undefined) durations.observe(labels, ms / 1_000)
  }
}
