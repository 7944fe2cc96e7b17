import type { Browser, Page } from '@playwright/test'

interface TraceEvent {
  readonly ph: string
  readonly name: string
  readonly pid: number
  readonly tid: number
  /** Microseconds of the thread's processor time. */
  readonly tdur?: number
  readonly args: { readonly name?: string }
}

/**
 * Milliseconds of processor time that the page's longest task takes during the work. Unlike the time that passes, it hardly
 * depends on what else the machine is doing, but a slowed processor does: Chromium slows it by busy waiting, in proportion to
 * the time that passes, so that interruptions count several times.
 */
export async function longestTask(
  browser: Browser,
  page: Page,
  work: () => Promise<unknown>,
): Promise<number> {
  await browser.startTracing(page, { categories: ['-*', 'disabled-by-default-devtools.timeline'] })
  await work()
  const trace = JSON.parse((await browser.stopTracing()).toString()) as { traceEvents: TraceEvent[] }
  return longestIn(trace.traceEvents)
}

/** Other pages of the browser, such as a blank one, hardly work meanwhile. */
export function longestIn(events: readonly TraceEvent[]): number {
  const thread = ({ pid, tid }: TraceEvent) => `${pid} ${tid}`
  const isMain = ({ name, args }: TraceEvent) => name === 'thread_name' && args.name === 'CrRendererMain'
  const mains = new Set(events.filter(isMain).map(thread))
  const tasks = events.filter((event) => event.name === 'RunTask' && mains.has(thread(event)))
  if (tasks.length === 0) throw new Error('The trace has no tasks of a page.')
  return tasks.reduce((longest, { tdur = 0 }) => Math.max(longest, tdur / 1_000), 0)
}
