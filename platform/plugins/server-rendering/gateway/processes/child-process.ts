import { type ChildProcess, fork } from 'node:child_process'
import { extname, join } from 'node:path'
import { type RenderLimits, usageOf } from './limits.ts'
import type { Answer, AssignedJob, FromChild, ToChild } from './messages.ts'
import type { PageSource, RenderFailure, Rendering } from './rendering.ts'
import { type Disturbance, watchPage } from './watch-page.ts'

const FILE = join(import.meta.dirname, `child${extname(import.meta.filename)}`)

/** Megabytes of the heap for JavaScript. */
const HEAP = 256

const OPTIONS = [
  '--permission',
  `--allow-fs-read=${import.meta.dirname}`,
  '--frozen-intrinsics',
  // No memory of an earlier page shows in a new buffer.
  '--zero-fill-buffers',
  '--disallow-code-generation-from-strings',
  `--max-old-space-size=${HEAP}`,
]

/** Pages after which a process makes room for a new one. */
const MAX_PAGES = 2_000

/** The same for the share of its memory, or of its heap, that is in use after a page, so that no later page pays for it. */
const WORN = 0.7

interface Attempt<Result = Rendering> {
  readonly rendering: Promise<Result>
  /** Resolves when the process can render the next page, which may be later than the result. */
  readonly settled: Promise<void>
}

export type RenderingChild = ReturnType<typeof renderingChild>

/** A process that renders one page at a time. */
export function renderingChild(limits: RenderLimits) {
  let child: ChildProcess | undefined
  let known = new Set<string>()
  /** Pairs of bundles whose code has been compiled. */
  let warm = new Set<string>()
  /** The latest page of each remote in this process. */
  let latest = new Map<string, PageSource>()
  let pages = 0
  let isStopped = false

  function start(): ChildProcess {
    known = new Set()
    warm = new Set()
    const sources = (latest = new Map<string, PageSource>())
    pages = 0
    // Colours and such in the environment could differ from the browser's; a bundle must not read secrets in it.
    const started = fork(FILE, {
      env: {},
      execArgv: OPTIONS,
      serialization: 'advanced',
      stdio: ['ignore', 'ignore', 'ignore', 'ipc'],
    })
    // Also between two pages: the next one gets a new process.
    started.once('exit', () => {
      if (child === started) child = undefined
    })
    started.on('message', (message: FromChild) => {
      if (message.kind === 'leftBehind') sources.get(message.remote)?.onLateFailure(LEFT_BEHIND)
    })
    // Such as a message that came too late: a page that is under way hears of it itself.
    started.on('error', () => {})
    return started
  }

  function send(to: ChildProcess, message: ToChild) {
    if (to.connected) to.send(message)
  }

  function teach(to: ChildProcess, scripts: ReadonlyMap<string, string>) {
    for (const [key, script] of scripts) {
      if (!known.has(key)) send(to, { kind: 'script', key, script })
      known.add(key)
    }
  }

  function render(
    job: AssignedJob,
    scripts: ReadonlyMap<string, string>,
    source: PageSource,
    begin = performance.now(),
  ): Attempt {
    const { rendering, settled } = attempt(job, scripts, source, begin)
    const last = rendering.then(async (result) => {
      if (result.kind !== 'disturbed') return { rendering: result, settled }
      await settled
      if (isStopped) return { rendering: { kind: 'none' } as const, settled }
      return render(job, scripts, source, begin)
    })
    return { rendering: last.then((one) => one.rendering), settled: last.then((one) => one.settled) }
  }

  function attempt(
    job: AssignedJob,
    scripts: ReadonlyMap<string, string>,
    source: PageSource,
    begin: number,
  ): Attempt<Rendering | Disturbance> {
    child ??= start()
    const current = child
    teach(current, scripts)
    pages += 1
    latest.set(job.remote.key, source)
    const pair = `${job.shell.key} ${job.remote.key}`
    const cpu = warm.has(pair) ? limits.cpu : limits.loadCpu
    warm.add(pair)
    const { rendering, settled } = watchPage(
      current,
      { ...limits, cpu },
      {
        begin,
        isFirst: pages === 1,
        start: () => send(current, { kind: 'render', job }),
        async read({ id, path, headers }, signal) {
          const answer = await source.read(path, headers, signal).catch(() => NO_ANSWER)
          send(current, { kind: 'answer', id, answer })
          return answer.status
        },
        onLateFailure: source.onLateFailure,
      },
    )
    const isReady = settled.then((heap) => {
      const memory = usageOf(current.pid ?? 0)?.memory ?? 0
      const isWorn = pages >= MAX_PAGES || memory > limits.memory * WORN || heap > HEAP * 1024 ** 2 * WORN
      if (isWorn && child === current) end()
    })
    return { rendering, settled: isReady }
  }

  function end() {
    child?.kill('SIGKILL')
    child = undefined
  }

  function stop() {
    isStopped = true
    end()
  }

  return { render, stop }
}

const NO_ANSWER: Answer = { status: 502, headers: {}, body: '' }

const LEFT_BEHIND: RenderFailure = {
  kind: 'failed',
  culprit: 'remote',
  message: 'It left code behind that went on after its page.',
}
