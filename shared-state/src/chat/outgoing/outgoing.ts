import type { MessageContent, SentContent } from 'contracts'
import { useSyncExternalStore } from 'react'
import { ApiError } from '../../api/api-error.ts'
import { currentUser, useUser } from '../../session/session.ts'
import type { OutgoingMessage } from './outgoing-message.ts'
import { queueOf } from './queue-of.ts'

export type { OutgoingMessage } from './outgoing-message.ts'

const NONE: readonly OutgoingMessage[] = []
const nothing = () => () => {}
const noMessages = () => NONE

/** The user's messages to a member that the server has not confirmed, in order, after the conversation's. */
export function useOutgoing(profile: string): readonly OutgoingMessage[] {
  const id = useUser()?.id
  const queue = id === undefined ? undefined : queueOf(id)
  return useSyncExternalStore(queue?.subscribe ?? nothing, () => queue?.to(profile) ?? NONE, noMessages)
}

/**
 * Stores a message and sends it, after those to the same member that were queued before it. Throws an
 * `ApiError` and stores nothing if too many messages wait already (`too_many_requests`) or the session has
 * ended (`authentication_required`): the text has to stay where it was written.
 */
export function queueMessage(
  profile: string,
  content: SentContent,
  preview: MessageContent,
): OutgoingMessage {
  return ownQueue().add({ profile, content, preview })
}

/** Sends a refused message again, with the same id. */
export function retryMessage(id: string) {
  ownQueue().retry(id)
}

/** Removes a message. One that is being sent may arrive nevertheless. */
export function discardMessage(id: string) {
  ownQueue().discard(id)
}

function ownQueue() {
  const user = currentUser()
  if (!user) throw new ApiError('authentication_required')
  return queueOf(user.id)
}
