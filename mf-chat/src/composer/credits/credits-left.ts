import type { Conversation, SentContent, Settings } from 'contracts'
import type { OutgoingMessage } from 'shared-state/outgoing'

export type Prices = Readonly<Record<SentContent['kind'], number>>

export function pricesOf({ message_credits, photo_credits, gift_credits }: Settings): Prices {
  return { text: message_credits, photo: photo_credits, gift: gift_credits }
}

/** The credits once the messages that wait here are paid, too. One that has arrived may wait for another moment. */
export function creditsLeft(
  credits: number,
  prices: Prices,
  outgoing: readonly OutgoingMessage[],
  { messages }: Pick<Conversation, 'messages'>,
): number {
  const waiting = outgoing.filter(({ id, state }) => state !== 'failed' && !messages.some((m) => m.id === id))
  return Math.max(
    0,
    waiting.reduce((left, { content }) => left - prices[content.kind], credits),
  )
}
