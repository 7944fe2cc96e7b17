import { type Conversation, getChat } from 'contracts'
import { useEffect, useRef, useState } from 'react'
import { call } from 'shared-state/api'
import { onMessageChange } from 'shared-state/changed-messages'
import { withChanged, withLatest, withOlder } from './history.ts'

/** The messages of a conversation, and the way to load older ones. */
export function useHistory(chat: Conversation) {
  const [latest, setLatest] = useState(chat)
  const [history, setHistory] = useState(() => withLatest(undefined, chat))
  const [state, setState] = useState<'idle' | 'loading' | 'failed'>('idle')
  const loading = useRef<AbortController>(undefined)
  if (latest !== chat) {
    setLatest(chat)
    setHistory(withLatest(history, chat))
  }
  useEffect(() => () => loading.current?.abort(), [])
  const id = chat.conversation?.id
  useEffect(
    () =>
      onMessageChange(({ conversation, message }) => {
        if (conversation === id) setHistory((before) => withChanged(before, message))
      }),
    [id],
  )

  async function load() {
    const [first] = history.messages
    if (!first || !history.hasOlder || loading.current) return
    const request = new AbortController()
    loading.current = request
    setState('loading')
    try {
      const query = { profile: chat.profile.id, before: first.sequence }
      const page = await call(getChat, { query }, { signal: request.signal })
      setHistory((before) => withOlder(before, page))
      setState('idle')
    } catch {
      if (!request.signal.aborted) setState('failed')
    }
    loading.current = undefined
  }

  return {
    ...history,
    isLoading: state === 'loading',
    hasFailed: state === 'failed',
    /** Loads the page above, unless that failed before: then only `retry` does. */
    loadOlder: () => void (state === 'idle' && load()),
    retry: () => void load(),
  }
}
