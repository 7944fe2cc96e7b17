import { availableParallelism } from 'node:os'
import { type RenderingChild, renderingChild } from './child-process.ts'
import { LIMITS, type RenderLimits } from './limits.ts'
import type { RenderJob } from './messages.ts'
import type { PageSource, Rendering } from './rendering.ts'

/** `outcome` says whether a page got a process or was shed; `waiting` counts those that still wait for one. */
export type OnTurn = (outcome: 'got' | 'shed', waiting: number) => void

interface RendererOptions {
  readonly limits?: Partial<RenderLimits>
  readonly processes?: number
  readonly onTurn?: OnTurn | undefined
}

interface PageJob {
  readonly job: RenderJob
  readonly scripts: ReadonlyMap<string, string>
  /** Tells the viewer of a page that is for them alone from all others; undefined for visitors without a session. */
  readonly viewer: string | undefined
}

export interface Renderer {
  /** Undefined if no process will be free soon: then rendering is shed first, and the browser draws the page. */
  render(page: PageJob, source: PageSource): Promise<Rendering | undefined>
  stop(): void
}

/** A few processes that render pages. They start when they are needed. */
export function renderer({ limits, processes = defaultProcesses(), onTurn }: RendererOptions = {}): Renderer {
  const applied = { ...LIMITS, ...limits }
  const all = Array.from({ length: processes }, () => renderingChild(applied))
  const free = [...all]
  const waiting: PromiseWithResolvers<RenderingChild | undefined>[] = []
  /** Milliseconds for which the last page held its process: the next ones hold theirs about as long. */
  let held = 0

  async function acquire(): Promise<RenderingChild | undefined> {
    const child = free.pop()
    if (child) return child
    if ((held * (waiting.length + 1)) / processes > applied.queue) return undefined
    const turn = Promise.withResolvers<RenderingChild | undefined>()
    waiting.push(turn)
    // A process may be held much longer by a page that is given up, and nobody should wait for that one's end.
    const timer = setTimeout(() => {
      waiting.splice(waiting.indexOf(turn), 1)
      turn.resolve(undefined)
    }, applied.queue)
    return turn.promise.finally(() => clearTimeout(timer))
  }

  async function release(child: RenderingChild, settled: Promise<void>) {
    const start = performance.now()
    await settled
    held = performance.now() - start
    const next = waiting.shift()
    if (next) next.resolve(child)
    else free.push(child)
  }

  return {
    async render({ job, scripts, viewer }, source) {
      const child = await acquire()
      onTurn?.(child ? 'got' : 'shed', waiting.length)
      if (!child) return undefined
      const use = JSON.stringify([job.shell.key, job.remote.key, viewer])
      const start = performance.now()
      const { rendering, settled } = child.render({ ...job, use }, scripts, source)
      void release(child, settled)
      const result = await rendering
      if (result.kind === 'rendered') source.onRendered?.(performance.now() - start)
      return result
    },
    stop() {
      for (const child of all) child.stop()
    },
  }
}

/** One processor is left for answering requests. */
function defaultProcesses(): number {
  return Math.max(1, Math.min(4, availableParallelism() - 1))
}
