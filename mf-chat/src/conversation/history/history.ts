import type { Conversation, Message } from 'contracts'

/** The messages of a conversation that the page holds: the latest, and every older page that it has loaded. */
export interface History {
  /** In order, without gaps. */
  readonly messages: readonly Message[]
  readonly hasOlder: boolean
  /** §8: older messages exist, but a free member no longer sees them. */
  readonly isLimited: boolean
}

/**
 * Follows a new answer of the latest messages. The pages above stay, unless they no longer touch the answer (it is from
 * long after), or the conversation was deleted.
 */
export function withLatest(history: History | undefined, answer: Conversation): History {
  const { messages, has_older, is_limited } = answer
  const alone = { messages, hasOlder: has_older, isLimited: is_limited }
  const [first] = messages
  if (!history || !first || !has_older) return alone
  const above = history.messages.filter(({ sequence }) => sequence < first.sequence)
  if (above.at(-1)?.sequence !== first.sequence - 1) return alone
  return { ...history, messages: [...above, ...messages] }
}

/** Puts an older page above the messages. */
export function withOlder(history: History, { messages, has_older, is_limited }: Conversation): History {
  const [first] = history.messages
  if (!first) return history
  const above = messages.filter(({ sequence }) => sequence < first.sequence)
  return { messages: [...above, ...history.messages], hasOlder: has_older, isLimited: is_limited }
}

/** Staff removed or restored a message, perhaps one of an older page. */
export function withChanged(history: History, message: Message): History {
  const isIt = (one: Message) => one.sequence === message.sequence
  return { ...history, messages: history.messages.map((one) => (isIt(one) ? message : one)) }
}
