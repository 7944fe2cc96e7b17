import { Gauge, Histogram, type Registry } from 'prom-client'
import type { EventStreams } from '../events/event-streams.ts'

const BUCKETS = [0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 10, 60]

/** Measures the time from an event to its delivery to a page that was listening when it happened. */
export function deliveryLag(register: Registry) {
  const lag = new Histogram({
    name: 'event_delivery_seconds',
    help: 'Time from an event to its delivery to a listening page',
    buckets: BUCKETS,
    registers: [register],
  })
  return (seconds: number) => lag.observe(seconds)
}

export function openStreams(register: Registry, streams: EventStreams) {
  const gauge: Gauge = new Gauge({
    name: 'open_streams',
    help: 'Pages that listen for events at this process',
    registers: [register],
    collect: () => gauge.set(streams.count),
  })
}
