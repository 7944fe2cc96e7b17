import { BUNDLE_FILE, type Bundle } from '../../../protocol/index.ts'

/** The files of a bundle that a page has loaded. */
export interface BundleLoad {
  /** Bytes with gzip, of the loaded files and of all. */
  readonly loaded: number
  readonly total: number
  /** Time during which at least one of its files was loading. */
  readonly ms: number
  /** The modules that it takes from the shell, or that the shell offers. */
  readonly shared: readonly string[]
}

type Timing = Pick<PerformanceEntry, 'name' | 'startTime' | 'duration'>

/** Measures a bundle by its description, and by the browser's timings of its files. */
export function measureLoad(
  files: Bundle['files'],
  base: string,
  timings: readonly Timing[],
): Omit<BundleLoad, 'shared'> {
  const own = timings.filter(({ name }) => name.startsWith(base) && name.slice(base.length) in files)
  const loaded = new Set(own.map(({ name }) => name.slice(base.length)))
  // Source maps are for developers' tools.
  const sizes = Object.entries(files).filter(([file]) => !file.endsWith('.map'))
  const sum = (some: typeof sizes) => some.reduce((bytes, [, { gzip }]) => bytes + gzip, 0)
  return { loaded: sum(sizes.filter(([file]) => loaded.has(file))), total: sum(sizes), ms: busyTime(own) }
}

/** Adds up intervals, counting overlaps once. */
function busyTime(timings: readonly Timing[]): number {
  let busy = 0
  let end = 0
  for (const { startTime, duration } of timings.toSorted((a, b) => a.startTime - b.startTime)) {
    busy += Math.max(0, startTime + duration - Math.max(startTime, end))
    end = Math.max(end, startTime + duration)
  }
  return Math.round(busy)
}

/** Reads a bundle's description, and measures it. Without a description, such as while a build runs, there is nothing. */
export async function loadOf(base: string): Promise<BundleLoad | undefined> {
  const url = new URL(base, location.href)
  try {
    const response = await fetch(new URL(BUNDLE_FILE, url))
    if (!response.ok) return undefined
    const bundle = (await response.json()) as Bundle
    const load = measureLoad(bundle.files, url.href, performance.getEntriesByType('resource'))
    const shared = bundle.kind === 'shell' ? bundle.offers : bundle.needs.shared
    return { ...load, shared: Object.keys(shared).sort((a, b) => a.localeCompare(b)) }
  } catch {
    return undefined
  }
}
