import { readFileSync } from 'node:fs'

/** Limits of a child for one page. The first page with a bundle may take longer, since its code must be compiled. */
export interface RenderLimits {
  /** Milliseconds of the processor's time: a busy machine is no fault of a bundle. */
  readonly cpu: number
  /** The same while code is loaded. */
  readonly loadCpu: number
  /** Milliseconds until the page is left to the browser, if data is late. */
  readonly wait: number
  /** Milliseconds until a page that nobody waits for any more is given up. */
  readonly end: number
  /** Bytes of memory, with everything outside of the heap. */
  readonly memory: number
  /** Milliseconds for which a page may wait for a free process. With a longer wait the browser would be the faster one. */
  readonly queue: number
  /**
   * Milliseconds since the request after which a page for one viewer alone is left to the browser: what it would read comes as
   * late as what every page needs.
   */
  readonly late: number
  /**
   * Milliseconds for which visitors share a page. Nothing tells when its data changes, and a member who hides wants to be gone
   * at once; a page that is requested ten times a second is nevertheless rendered for one request in fifty.
   */
  readonly shared: number
}

export const LIMITS: RenderLimits = {
  cpu: 300,
  loadCpu: 3_000,
  wait: 1_500,
  end: 20_000,
  memory: 512 * 1024 * 1024,
  queue: 100,
  late: 250,
  shared: 5_000,
}

export interface Usage {
  readonly cpu: number
  readonly memory: number
  /** It waits for something, so it isn't just held up by a busy machine. */
  readonly isAsleep: boolean
}

/** The resources that a process has used so far; undefined where the system doesn't say. */
export function usageOf(pid: number): Usage | undefined {
  try {
    // The name in parentheses may contain anything; the fields behind it are numbers.
    const fields = readFileSync(`/proc/${pid}/stat`, 'utf8').split(') ').at(-1)?.split(' ') ?? []
    const [user = 0, system = 0] = fields.slice(11, 13).map(Number)
    return {
      cpu: (user + system) * TICK,
      memory: Number(fields[21]) * PAGE,
      isAsleep: fields[0] === 'S',
    }
  } catch {
    return undefined
  }
}

/** Milliseconds: Linux counts in hundredths of a second. */
const TICK = 10

const PAGE = 4_096
