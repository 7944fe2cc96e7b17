import { type ChildProcess, fork } from 'node:child_process'
import { extname, join } from 'node:path'
import type { RenderedPage } from '../../../../protocol/index.ts'
import { type RenderLimits, usageOf } from './limits.ts'
import type { Answer, AssignedJob, FromChild, Phase, ToChild } from './messages.ts'

const FILE = join(import.meta.dirname, `child${extname(import.meta.filename)}`)

/** Megabytes of the heap for JavaScript. */
const HEAP = 256

/** Milliseconds between two looks at what a child uses. */
const WATCH_INTERVAL = 20

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

/** The same for the share of its memory that is in use after a page, so that no later page is blamed for it. */
const WORN = 0.7

/** Looks in a row at which a process sleeps without a reason, until it counts as stuck. */
const STUCK_LOOKS = 10

export type ReadData = (
  path: string,
  headers: Readonly<Record<string, string>>,
  /** Aborted when the page is over. */
  signal: AbortSignal,
) => Promise<Answer>

export interface RenderFailure {
  readonly kind: 'failed'
  readonly culprit: 'shell' | 'remote'
  readonly message: string
  readonly stack?: string
}

export type Rendering =
  | ({ readonly kind: 'rendered' } & RenderedPage)
  /** The page is better rendered in the browser, or its data came too late. */
  | { readonly kind: 'none' }
  | RenderFailure

export interface PageSource {
  readonly read: ReadData
  /** Called if the page fails after it was left to the browser, as one that loops while its code is loaded. */
  readonly onLateFailure: (failure: RenderFailure) => void
}

export type RenderingChild = ReturnType<typeof renderingChild>

/** A process that renders one page at a time. */
export function renderingChild(limits: RenderLimits) {
  let child: ChildProcess | undefined
  let known = new Set<string>()
  /** Pairs of bundles whose code has been compiled. */
  let warm = new Set<string>()
  let pages = 0

  function start(): ChildProcess {
    known = new Set()
    warm = new Set()
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

  /** `settled` resolves when the process can render the next page, which may be later than the result. */
  function render(job: AssignedJob, scripts: ReadonlyMap<string, string>, source: PageSource) {
    child ??= start()
    const current = child
    teach(current, scripts)
    pages += 1
    const pair = `${job.shell.key} ${job.remote.key}`
    const cpu = warm.has(pair) ? limits.cpu : limits.loadCpu
    warm.add(pair)
    const { rendering, settled } = watch(
      current,
      { ...limits, cpu },
      {
        start: () => send(current, { kind: 'render', job }),
        async read({ id, path, headers }, signal) {
          const answer = await source.read(path, headers, signal).catch(() => NO_ANSWER)
          send(current, { kind: 'answer', id, answer })
          return answer.status
        },
        onLateFailure: source.onLateFailure,
      },
    )
    const isReady = settled.then((isAlive) => {
      const isWorn = pages >= MAX_PAGES || (usageOf(current.pid ?? 0)?.memory ?? 0) > limits.memory * WORN
      if ((!isAlive || isWorn) && child === current) stop()
    })
    return { rendering, settled: isReady }
  }

  function stop() {
    child?.kill('SIGKILL')
    child = undefined
  }

  return { render, stop }
}

type Read = Extract<FromChild, { kind: 'read' }>

const NO_ANSWER: Answer = { status: 502, headers: {}, body: '' }

interface Work extends Pick<PageSource, 'onLateFailure'> {
  start(): void
  /** Reads data, and resolves with the status of the answer. */
  read(message: Read, signal: AbortSignal): Promise<number>
}

/** Follows one render to its end, or ends it at a limit. */
function watch(child: ChildProcess, limits: RenderLimits, work: Work) {
  const { promise: rendering, resolve } = Promise.withResolvers<Rendering>()
  const { promise: settled, resolve: settle } = Promise.withResolvers<boolean>()
  const cpu = () => usageOf(child.pid ?? 0)?.cpu ?? 0
  let phase: Phase = 'shell'
  let phaseStart = cpu()
  /** Answers that it waits for. */
  let awaited = 0
  let hasFailedRead = false
  let sleeps = 0
  let isLeft = false
  const isOver = new AbortController()
  const begin = performance.now()

  function end(result: Rendering, isAlive = true) {
    clearInterval(watching)
    child.off('message', onMessage)
    child.off('exit', onExit)
    child.off('error', onError)
    isOver.abort()
    if (isLeft && result.kind === 'failed') work.onLateFailure(result)
    resolve(result)
    settle(isAlive)
  }
  function fail(message: string, stack?: string): Rendering {
    // Without its data a page may well fail: that is no fault of a bundle.
    if (hasFailedRead) return { kind: 'none' }
    const culprit = phase === 'shell' || phase === 'frame' ? 'shell' : 'remote'
    return { kind: 'failed', culprit, message, ...(stack !== undefined && { stack }) }
  }
  // It could not be started, or not be told: no page can help that.
  const onError = () => end({ kind: 'none' }, false)
  const onExit = () => end(fail('Its process ended while it rendered.'), false)
  function onMessage(message: FromChild) {
    if (message.kind === 'phase') {
      phase = message.phase
      phaseStart = cpu()
    } else if (message.kind === 'read') void answer(message)
    else if (message.kind === 'failed') end(fail(message.message, message.stack), !message.isLast)
    else end(message)
  }
  async function answer(message: Read) {
    awaited += 1
    const status = await work.read(message, isOver.signal)
    awaited -= 1
    hasFailedRead ||= status >= 400
  }
  const watching = setInterval(() => {
    const usage = usageOf(child.pid ?? 0)
    const elapsed = performance.now() - begin
    sleeps = usage?.isAsleep && awaited === 0 ? sleeps + 1 : 0
    const limit = phase === 'shell' || phase === 'remote' ? limits.loadCpu : limits.cpu
    if (usage && usage.memory > limits.memory) {
      end(fail(`It used more than ${Math.round(limits.memory / 1024 / 1024)} MB while it rendered.`), false)
    } else if (usage && usage.cpu - phaseStart > limit) {
      end(fail(`It rendered for more than ${limit} ms.`), false)
    } else if (elapsed > limits.wait && sleeps > STUCK_LOOKS) {
      end(fail('It never finished, although it waited for no data.'), false)
    } else if (elapsed > limits.end) end({ kind: 'none' }, false)
    // Its data is late, or the machine is busy: nobody is to blame, and the code that it has loaded by then helps the next page.
    else if (elapsed > limits.wait) {
      isLeft = true
      resolve({ kind: 'none' })
    }
  }, WATCH_INTERVAL)
  child.on('message', onMessage)
  child.on('exit', onExit)
  child.on('error', onError)
  work.start()
  return { rendering, settled }
}
