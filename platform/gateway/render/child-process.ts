import { type ChildProcess, fork } from 'node:child_process'
import { extname, join } from 'node:path'
import type { RenderedPage } from '../../data/index.ts'
import { type RenderLimits, usageOf } from './limits.ts'
import type { Answer, FromChild, Phase, RenderJob, ToChild } from './messages.ts'

const FILE = join(import.meta.dirname, `child${extname(import.meta.filename)}`)

/** Megabytes of the heap for JavaScript. */
const HEAP = 256

/** Milliseconds between two looks at what a child uses. */
const WATCH_INTERVAL = 20

/** Pages after which a process makes room for a new one, whatever its bundles have left in memory. */
const MAX_PAGES = 2_000

export type ReadData = (path: string, headers: Readonly<Record<string, string>>) => Promise<Answer>

export type Rendering =
  | ({ readonly kind: 'rendered' } & RenderedPage)
  /** The page is better drawn in the browser, or its data came too late. */
  | { readonly kind: 'none' }
  | {
      readonly kind: 'failed'
      readonly culprit: 'shell' | 'remote'
      readonly message: string
      readonly stack?: string
    }

/** A process that renders one page at a time. */
export function renderingChild(limits: RenderLimits) {
  let child: ChildProcess | undefined
  let known = new Set<string>()
  let pages = 0

  function start(): ChildProcess {
    known = new Set()
    pages = 0
    // Colours and such in the environment could differ from the browser's; a bundle must not read secrets in it.
    return fork(FILE, {
      env: {},
      execArgv: ['--permission', `--allow-fs-read=${import.meta.dirname}`, `--max-old-space-size=${HEAP}`],
      serialization: 'advanced',
      stdio: ['ignore', 'ignore', 'ignore', 'ipc'],
    })
  }

  /** `settled` resolves when the process can render the next page, which may be later than the result. */
  function render(job: RenderJob, scripts: ReadonlyMap<string, string>, read: ReadData) {
    child ??= start()
    const current = child
    const send = (message: ToChild) => current.connected && current.send(message)
    for (const [key, script] of scripts) {
      if (!known.has(key)) send({ kind: 'script', key, script })
      known.add(key)
    }
    pages += 1
    const { rendering, settled } = watch(current, limits, {
      start: () => send({ kind: 'render', job }),
      read: async (id, path, headers) => void send({ kind: 'answer', id, answer: await read(path, headers) }),
    })
    const isReady = settled.then((isAlive) => {
      if ((!isAlive || pages >= MAX_PAGES) && child === current) stop()
    })
    return { rendering, settled: isReady }
  }

  function stop() {
    child?.kill('SIGKILL')
    child = undefined
  }

  return { render, stop }
}

interface Work {
  start(): void
  read(id: number, path: string, headers: Readonly<Record<string, string>>): Promise<void>
}

/** Follows one render to its end, or ends it at a limit. */
function watch(child: ChildProcess, limits: RenderLimits, work: Work) {
  const { promise: rendering, resolve } = Promise.withResolvers<Rendering>()
  const { promise: settled, resolve: settle } = Promise.withResolvers<boolean>()
  const cpu = () => usageOf(child.pid ?? 0)?.cpu ?? 0
  let phase: Phase = 'shell'
  let phaseStart = cpu()
  const begin = performance.now()

  function end(result: Rendering, isAlive = true) {
    clearInterval(watching)
    child.off('message', onMessage)
    child.off('exit', onExit)
    resolve(result)
    settle(isAlive)
  }
  function fail(message: string, stack?: string) {
    const culprit = phase === 'shell' || phase === 'frame' ? 'shell' : 'remote'
    return { kind: 'failed', culprit, message, ...(stack !== undefined && { stack }) } as const
  }
  const onExit = () => end(fail('Its process ended while it rendered.'), false)
  function onMessage(message: FromChild) {
    if (message.kind === 'phase') {
      phase = message.phase
      phaseStart = cpu()
    } else if (message.kind === 'read') void work.read(message.id, message.path, message.headers)
    else if (message.kind === 'failed') end(fail(message.message, message.stack))
    else end(message)
  }
  const watching = setInterval(() => {
    const usage = usageOf(child.pid ?? 0)
    const elapsed = performance.now() - begin
    const limit = phase === 'shell' || phase === 'remote' ? limits.loadCpu : limits.cpu
    if (usage && usage.memory > limits.memory) {
      end(fail(`It used more than ${Math.round(limits.memory / 1024 / 1024)} MB while it rendered.`), false)
    } else if (usage && usage.cpu - phaseStart > limit) {
      end(fail(`It rendered for more than ${limit} ms.`), false)
    } else if (elapsed > limits.end) end({ kind: 'none' }, false)
    // Its data is late, or the machine is busy: nobody is to blame, and the code that it has loaded by then helps the next page.
    else if (elapsed > limits.wait) resolve({ kind: 'none' })
  }, WATCH_INTERVAL)
  child.on('message', onMessage)
  child.on('exit', onExit)
  work.start()
  return { rendering, settled }
}
