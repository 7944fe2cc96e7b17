import { Histogram, type Registry } from 'prom-client'

const METRICS = {
  lcp: {
    name: 'bundle_lcp_seconds',
    help: 'When the largest content of a page showed',
    buckets: [1, 2.5, 4],
  },
  inp: {
    name: 'bundle_inp_seconds',
    help: 'How long a page took to answer interactions',
    buckets: [0.1, 0.2, 0.5],
  },
  cls: { name: 'bundle_cls', help: 'How much a page shifted', buckets: [0.05, 0.1, 0.25] },
  ttfb: {
    name: 'bundle_ttfb_seconds',
    help: 'When the first byte of a page arrived',
    buckets: [0.2, 0.8, 1.8],
  },
  change: {
    name: 'bundle_page_change_seconds',
    help: 'Time from a page to the next',
    buckets: [0.1, 0.3, 1],
  },
  server: {
    name: 'bundle_render_seconds',
    help: 'Time in which a first view was rendered here',
    buckets: [0.02, 0.1, 0.5],
  },
} as const

type Metric = keyof typeof METRICS

interface Labels {
  readonly bundle: string
  readonly version: string
  readonly channel: string
  readonly page: string
}

/** How fast the pages of bundles are, with few buckets: those between which the usual ratings change. */
export function speedHistograms(register: Registry) {
  const histograms = new Map(
    Object.entries(METRICS).map(([metric, options]) => [
      metric,
      new Histogram({
        ...options,
        buckets: [...options.buckets],
        labelNames: ['bundle', 'version', 'channel', 'page'] as const,
        registers: [register],
      }),
    ]),
  )
  return {
    observe(metric: Metric, labels: Labels, value: number) {
      histograms.get(metric)?.observe({ ...labels }, metric === 'cls' ? value : value / 1_000)
    },
    remove(labels: Labels) {
      for (const histogram of histograms.values()) histogram.remove({ ...labels })
    },
  }
}
