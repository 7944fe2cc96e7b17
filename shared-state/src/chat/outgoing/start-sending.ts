import type { OutgoingQueue } from './outgoing-queue.ts'
import { sendNext } from './send-next.ts'
import { withLock } from './with-lock.ts'

const FIRST_PAUSE = 2_000
const MAX_PAUSE = 60_000

/**
 * Sends a member's messages in order, one at a time, by one tab at a time. After a failure that may pass, it
 * tries again later, or when the browser is online. Returns what stops it.
 */
export function startSending(queue: OutgoingQueue): () => void {
  const ended = new AbortController()
  let isRunning = false
  let isCalledAgain = false
  let failures = 0
  let timer: ReturnType<typeof setTimeout> | undefined

  async function send() {
    isCalledAgain = isRunning
    if (isRunning || ended.signal.aborted) return
    isRunning = true
    clearTimeout(timer)
    const wait = await sendAll()
    isRunning = false
    if (isCalledAgain) void send()
    else if (wait !== undefined && !ended.signal.aborted) timer = setTimeout(() => void send(), wait)
  }

  /** Returns milliseconds to wait if some could not be sent. */
  async function sendAll(): Promise<number | undefined> {
    const paused = new Set<string>()
    let retryAfter: number | undefined
    for (;;) {
      const sent = await sendOne(paused)
      if (sent === 'done') failures = 0
      else if (sent === 'nothing') break
      else {
        retryAfter = Math.max(retryAfter ?? 0, sent.retryAfter)
        if (sent.profile === undefined) break
        // The order of this conversation stays; the others go on.
        paused.add(sent.profile)
      }
    }
    if (retryAfter === undefined) return undefined
    failures += 1
    return Math.max(retryAfter, Math.random() * Math.min(MAX_PAUSE, FIRST_PAUSE * 2 ** failures))
  }

  /** The lock is released after each message, so that no tab waits for long. */
  async function sendOne(paused: ReadonlySet<string>) {
    try {
      return await withLock(`outgoing:${queue.member}`, () => sendNext(queue, paused, ended.signal))
    } catch {
      // Another tab took the lock while the browser had suspended this one.
      return { profile: undefined, retryAfter: 0 }
    }
  }

  function sendNow() {
    failures = 0
    void send()
  }

  const unsubscribe = queue.subscribe((mayBeWaiting) => {
    if (mayBeWaiting) sendNow()
  })
  addEventListener('online', sendNow)
  void send()
  return () => {
    ended.abort()
    unsubscribe()
    removeEventListener('online', sendNow)
    clearTimeout(timer)
  }
}
