import { Counter, Gauge, type Registry } from 'prom-client'

/** Counts the pages that this process renders, and those that it leaves to the browser, since too many wait. */
export function renderMetrics(register: Registry) {
  const turns = new Counter({
    name: 'page_renders_total',
    help: 'Pages that got a process to render them, or were shed',
    labelNames: ['outcome'] as const,
    registers: [register],
  })
  const queue = new Gauge({
    name: 'page_renders_waiting',
    help: 'Pages that waited for a process when one last got its turn',
    registers: [register],
  })
  for (const outcome of ['got', 'shed']) turns.inc({ outcome }, 0)
  return (outcome: 'got' | 'shed', waiting: number) => {
    turns.inc({ outcome })
    queue.set(waiting)
  }
}
