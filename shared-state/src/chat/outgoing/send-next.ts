import { notifyManager } from '@tanstack/react-query'
import { type AnswerOf, getUser, sendMessage } from 'contracts'
import { ApiError, call } from '../../api/call.ts'
import { applyLocally } from '../../apply-locally.ts'
import { endpointQuery, queryClient } from '../../query.ts'
import { useStore } from '../../state/store.ts'
import { isRefused } from './is-refused.ts'
import type { OutgoingMessage } from './outgoing-message.ts'
import type { OutgoingQueue } from './outgoing-queue.ts'

/** A request that hangs must not stop the queue. */
const TIMEOUT = 30_000

/** The message to `profile` failed for a reason that may pass. Without a profile, none can be sent now. */
export type Sent = 'done' | 'nothing' | { readonly profile: string | undefined; readonly retryAfter: number }

/** Sends the first message that waits for none of the paused profiles. */
export async function sendNext(
  queue: OutgoingQueue,
  paused: ReadonlySet<string>,
  ended: AbortSignal,
): Promise<Sent> {
  // Another tab may have sent some.
  queue.read()
  const message = queue.messages.find(({ state, profile }) => state === 'waiting' && !paused.has(profile))
  if (!message || ended.aborted) return 'nothing'
  queue.setSending(message.id)
  try {
    settle(queue, await send(queue.member, message, ended), ended)
    // From now on the member waits for an answer.
    useStore.getState().offerPush()
    return 'done'
  } catch (error) {
    queue.setSending(undefined)
    if (!isRefused(error)) return later(message, error)
    queue.fail(message.id, error.code)
    return 'done'
  }
}

/** The same id each time: after a lost response or a reload the server only repeats its answer. */
async function send(from: string, { id, profile, content }: OutgoingMessage, ended: AbortSignal) {
  const aborted = new AbortController()
  const abort = () => aborted.abort()
  const timer = setTimeout(abort, TIMEOUT)
  ended.addEventListener('abort', abort)
  try {
    return await call(sendMessage, { body: { id, from, profile, content } }, { signal: aborted.signal })
  } finally {
    clearTimeout(timer)
    ended.removeEventListener('abort', abort)
  }
}

/** The message moves into the conversation in one render: it never shows twice, or not at all. */
function settle(queue: OutgoingQueue, answer: AnswerOf<typeof sendMessage>, ended: AbortSignal) {
  const { chat, message, credits } = answer
  notifyManager.batch(() => {
    if (!ended.aborted) {
      // Without an entry the conversation has been deleted or blocked since the first try.
      if (chat) applyLocally({ kind: 'message', chat, message })
      applyLocally({ kind: 'balance', credits })
    }
    queue.settle(message.id)
  })
}

function later({ profile }: OutgoingMessage, error: unknown): Sent {
  if (!(error instanceof ApiError)) return { profile: undefined, retryAfter: 0 }
  // The session has ended; the page learns whether someone else has logged in.
  if (error.code === 'authentication_required') {
    void queryClient.prefetchQuery({ ...endpointQuery(getUser), staleTime: 0 })
  }
  return { profile: error.status >= 500 ? profile : undefined, retryAfter: error.retryAfter ?? 0 }
}
