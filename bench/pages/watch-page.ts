/** Timings that the page records about itself. */
interface Observed {
  largestPaint: number
  layoutShift: number
  /** Start and duration of long tasks. */
  readonly longTasks: (readonly [start: number, duration: number])[]
}

declare global {
  var observed: Observed
}

/** Runs in the page before anything else, so it must be self-contained. */
export function watchPage() {
  interface LayoutShift extends PerformanceEntry {
    readonly value: number
    readonly hadRecentInput: boolean
  }
  const observed: Observed = { largestPaint: 0, layoutShift: 0, longTasks: [] }
  globalThis.observed = observed
  const watch = (type: string, note: (entry: PerformanceEntry) => void) =>
    new PerformanceObserver((list) => list.getEntries().forEach(note)).observe({ type, buffered: true })
  watch('largest-contentful-paint', ({ startTime }) => {
    observed.largestPaint = startTime
  })
  watch('layout-shift', (entry) => {
    const { value, hadRecentInput } = entry as LayoutShift
    if (!hadRecentInput) observed.layoutShift += value
  })
  watch('longtask', ({ startTime, duration }) => {
    observed.longTasks.push([startTime, duration])
  })
}
