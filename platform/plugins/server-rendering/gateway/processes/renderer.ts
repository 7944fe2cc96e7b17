import { availableParallelism } from 'node:os'
import { type PageSource, type Rendering, type RenderingChild, renderingChild } from './child-process.ts'
import { LIMITS, type RenderLimits } from './limits.ts'
import type { RenderJob } from './messages.ts'

interface RendererOptions {
  readonly limits?: Partial<RenderLimits>
  /** Pages that are rendered at the same time. */
  readonly processes?: number
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

/** A process that waits for its next page. */
interface Kept {
  /** Names the halves and the viewer that it has rendered: it never renders others. */
  readonly use: string
  readonly child: RenderingChild
}

/** Processes that are kept for visitors: about as many as there are remotes with pages for them. */
const KEPT_FOR_VISITORS = 4

/**
 * Processes that render pages. What a bundle's code leaves behind in its process can harm or reach nobody else: a process
 * runs the code of one version of a remote, either for visitors without a session or for one viewer alone. The least recently
 * used ones end. A spare one, which has loaded the shell already, takes the place of the next.
 */
export function renderer({ limits, processes = defaultProcesses() }: RendererOptions = {}): Renderer {
  const applied = { ...LIMITS, ...limits }
  const started = new Set<RenderingChild>()
  const forVisitors: Kept[] = []
  const forOne: Kept[] = []
  let spare: { readonly shell: string; readonly child: RenderingChild } | undefined
  let free = processes
  let isStopped = false
  const waiting: PromiseWithResolvers<boolean>[] = []
  /** Milliseconds for which the last page held its process: the next ones hold theirs about as long. */
  let held = 0

  async function acquire(): Promise<boolean> {
    if (free > 0) {
      free -= 1
      return true
    }
    if ((held * (waiting.length + 1)) / processes > applied.queue) return false
    const turn = Promise.withResolvers<boolean>()
    waiting.push(turn)
    // A process may be held much longer by a page that is given up, and nobody should wait for that one's end.
    const timer = setTimeout(() => {
      waiting.splice(waiting.indexOf(turn), 1)
      turn.resolve(false)
    }, applied.queue)
    return turn.promise.finally(() => clearTimeout(timer))
  }

  function release() {
    const next = waiting.shift()
    if (next) next.resolve(true)
    else free += 1
  }

  function start(): RenderingChild {
    const child = renderingChild(applied)
    started.add(child)
    return child
  }

  function end(child: RenderingChild) {
    started.delete(child)
    child.stop()
  }

  function take(use: string, kept: Kept[], shell: string): RenderingChild {
    const at = kept.findLastIndex((it) => it.use === use)
    const [known] = at === -1 ? [] : kept.splice(at, 1)
    if (known) return known.child
    const ready = spare
    spare = undefined
    if (ready && ready.shell !== shell) end(ready.child)
    return ready?.shell === shell ? ready.child : start()
  }

  function keep(one: Kept, kept: Kept[], most: number) {
    kept.push(one)
    const oldest = kept.length > most ? kept.shift() : undefined
    if (oldest) end(oldest.child)
  }

  function prepareSpare({ job: { shell }, scripts }: PageJob) {
    if (spare) return
    const child = start()
    child.prepare(shell, scripts)
    spare = { shell: shell.key, child }
  }

  return {
    async render(page, source) {
      if (!(await acquire())) return undefined
      const { job, scripts, viewer } = page
      const begin = performance.now()
      const kept = viewer === undefined ? forVisitors : forOne
      const use = JSON.stringify([job.shell.key, job.remote.key, viewer])
      const child = take(use, kept, job.shell.key)
      const { rendering, settled } = child.render(job, scripts, source)
      void settled.then(() => {
        held = performance.now() - begin
        if (!isStopped) {
          keep({ use, child }, kept, viewer === undefined ? KEPT_FOR_VISITORS : processes)
          prepareSpare(page)
        }
        release()
      })
      return rendering
    },
    stop() {
      isStopped = true
      for (const child of started) end(child)
    },
  }
}

/** One processor is left for answering requests. */
function defaultProcesses(): number {
  return Math.max(1, Math.min(4, availableParallelism() - 1))
}
