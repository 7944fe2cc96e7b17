import type { ChildProcess } from 'node:child_process'
import { type RenderLimits, usageOf } from './limits.ts'
import type { FromChild, Phase } from './messages.ts'
import type { PageSource, Rendering } from './rendering.ts'

/** Milliseconds between two looks at what a child uses. */
const WATCH_INTERVAL = 20

/** Looks in a row at which a process sleeps without a reason, until it counts as stuck. */
const STUCK_LOOKS = 10

type Read = Extract<FromChild, { kind: 'read' }>

/** Something that may be another page's doing: it counts only if it happens in a new process, too. */
export interface Disturbance {
  readonly kind: 'disturbed'
}

interface Work extends Pick<PageSource, 'onLateFailure'> {
  readonly begin: number
  /** No other page has used the process before. */
  readonly isFirst: boolean
  start(): void
  /** Reads data, and resolves with the status of the answer. */
  read(message: Read, signal: AbortSignal): Promise<number>
}

/** Follows one render to its end, or ends it at a limit. Settles with the heap that is in use then. */
export function watchPage(child: ChildProcess, limits: RenderLimits, work: Work) {
  const { promise: rendering, resolve } = Promise.withResolvers<Rendering | Disturbance>()
  const { promise: settled, resolve: settle } = Promise.withResolvers<number>()
  const cpu = () => usageOf(child.pid ?? 0)?.cpu ?? 0
  let phase: Phase = 'shell'
  let phaseStart = cpu()
  /** Answers that it waits for. */
  let awaited = 0
  let hasFailedRead = false
  let sleeps = 0
  let isLeft = false
  const isOver = new AbortController()

  function end(result: Rendering | Disturbance, heap = Number.POSITIVE_INFINITY) {
    clearInterval(watching)
    child.off('message', onMessage)
    child.off('exit', onExit)
    child.off('error', onError)
    isOver.abort()
    answerWith(result)
    settle(heap)
  }
  function fail(message: string, stack?: string): Rendering {
    // Without its data a page may well fail: that is no fault of a bundle.
    if (hasFailedRead) return { kind: 'none' }
    const culprit = phase === 'shell' || phase === 'frame' ? 'shell' : 'remote'
    return { kind: 'failed', culprit, message, ...(stack !== undefined && { stack }) }
  }
  /** Fails with what all pages of a process have a part in. */
  const failShared = (message: string) => (work.isFirst ? fail(message) : ({ kind: 'disturbed' } as const))
  // It could not be started, or not be told: no page can help that.
  const onError = () => end({ kind: 'none' })
  const onExit = () => end(failShared('Its process ended while it rendered.'))
  function onMessage(message: FromChild) {
    if (message.kind === 'phase') enter(message.phase)
    else if (message.kind === 'read') void answer(message)
    else if (message.kind === 'leftBehind') end({ kind: 'disturbed' })
    else if (message.kind === 'idle') end({ kind: 'none' }, message.heap)
    else if (message.kind !== 'failed') leave(message)
    else if (message.isLast) end(fail(message.message, message.stack))
    else leave(fail(message.message, message.stack))
  }
  function enter(next: Phase) {
    phase = next
    phaseStart = cpu()
  }
  /** The page has its result, but may still be at work. */
  function leave(result: Rendering) {
    isOver.abort()
    answerWith(result)
    enter('page')
  }
  function answerWith(result: Rendering | Disturbance) {
    if (isLeft && result.kind === 'failed') work.onLateFailure(result)
    isLeft = true
    resolve(result)
  }
  async function answer(message: Read) {
    awaited += 1
    const status = await work.read(message, isOver.signal)
    awaited -= 1
    hasFailedRead ||= status >= 400
  }
  const watching = setInterval(() => {
    const usage = usageOf(child.pid ?? 0)
    const elapsed = performance.now() - work.begin
    sleeps = usage?.isAsleep && awaited === 0 ? sleeps + 1 : 0
    const limit = phase === 'shell' || phase === 'remote' ? limits.loadCpu : limits.cpu
    if (usage && usage.memory > limits.memory) {
      end(failShared(`It used more than ${Math.round(limits.memory / 1024 / 1024)} MB while it rendered.`))
    } else if (usage && usage.cpu - phaseStart > limit) {
      end(fail(`It rendered for more than ${limit} ms.`))
    } else if (elapsed > limits.wait && sleeps > STUCK_LOOKS) {
      end(fail('It never finished, although it waited for no data.'))
    } else if (elapsed > limits.end) end({ kind: 'none' })
    // Its data is late, or the machine is busy: nobody is to blame, and the code that it has loaded by then helps the next page.
    else if (elapsed > limits.wait) answerWith({ kind: 'none' })
  }, WATCH_INTERVAL)
  child.on('message', onMessage)
  child.on('exit', onExit)
  child.on('error', onError)
  work.start()
  return { rendering, settled }
}
