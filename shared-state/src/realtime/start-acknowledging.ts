import { type ChatEntry, type Chats, getChats, markMessages } from 'contracts'
import { call } from '../api/call.ts'
import { queryClient } from '../query.ts'

/** Milliseconds in which acknowledgements are collected. */
const BATCH = 1_000

/** As many as the server accepts at once. */
const MOST_CONVERSATIONS = 100

/** Acknowledges the messages that arrived in this browser, in one tab for all. Returns what stops it. */
export function startAcknowledging(member: string): () => void {
  const ended = new AbortController()
  const { signal } = ended
  if ('locks' in navigator) {
    navigator.locks.request(`delivered:${member}`, { signal }, () => lead(signal)).catch(() => lead(signal))
  } else void lead(signal)
  return () => ended.abort()
}

async function lead(signal: AbortSignal) {
  if (signal.aborted) return
  const acknowledged = new Map<string, number>()
  let timer: ReturnType<typeof setTimeout> | undefined

  async function send() {
    timer = undefined
    const conversations = arrived().filter(({ id, up_to }) => up_to > (acknowledged.get(id) ?? 0))
    if (conversations.length === 0) return
    const batch = conversations.slice(0, MOST_CONVERSATIONS)
    try {
      await call(markMessages, { body: { state: 'delivered', conversations: batch } }, { signal })
    } catch {
      // With the next change of the chats it is tried again.
      return
    }
    for (const { id, up_to } of batch) acknowledged.set(id, up_to)
    collect()
  }

  function collect() {
    if (!signal.aborted) timer ??= setTimeout(() => void send(), BATCH)
  }

  const unsubscribe = queryClient.getQueryCache().subscribe(({ type, query }) => {
    if (type === 'updated' && query.queryKey[0] === getChats.path) collect()
  })
  collect()
  await new Promise((resolve) => signal.addEventListener('abort', resolve))
  clearTimeout(timer)
  unsubscribe()
}

function arrived() {
  const { chats = [] } = queryClient.getQueryData<Chats>([getChats.path]) ?? {}
  return chats.flatMap((chat) =>
    isNew(chat) ? [{ id: chat.conversation.id, up_to: chat.last_message.sequence }] : [],
  )
}

/** The user has read the other messages, and so they have arrived. */
function isNew(chat: ChatEntry): chat is ChatEntry & { readonly last_message: object } {
  return chat.num_unread_messages > 0 && chat.last_message?.from === chat.profile.id
}
