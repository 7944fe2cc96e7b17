import { type Conversation, markMessages } from 'contracts'
import { useEffect, useRef } from 'react'
import { call } from 'shared-state/api'
import { applyLocally } from 'shared-state/apply-locally'
import { useIsOnline } from 'shared-state/is-online'
import { lastReceived } from './last-received.ts'
import { useIsWatching } from './use-is-watching.ts'

/**
 * §4: marks the conversation as read when it is opened, and each later message once it is on screen: the newest messages
 * are in view, and the user has this tab before them. The badges change at once; the call follows.
 */
export function useMarkRead(chat: Conversation, isAtNewest: boolean) {
  const isWatching = useIsWatching()
  const isOnline = useIsOnline()
  const isOpened = useRef(false)
  /** The last number that the server has not taken yet. */
  const unsent = useRef(0)
  const conversation = chat.conversation?.id
  const { up_to, read_up_to } = chat
  const hasUnread = lastReceived(chat) > read_up_to

  useEffect(() => {
    if (conversation === undefined || !isWatching) return
    if (hasUnread && (isAtNewest || !isOpened.current)) {
      applyLocally({ kind: 'read', by: 'me', conversation, up_to, num_unread_messages: 0 })
      unsent.current = up_to
    }
    isOpened.current = true
    const sent = unsent.current
    if (sent === 0 || !isOnline) return
    unsent.current = 0
    call(markMessages, { body: { state: 'read', conversations: [{ id: conversation, up_to: sent }] } }).catch(
      // The next message, or coming back, tries again.
      () => void (unsent.current = Math.max(unsent.current, sent)),
    )
  }, [conversation, up_to, hasUnread, isAtNewest, isWatching, isOnline])
}
