import type { Bundle } from 'contracts'

/** How many messages the credits are good for, and what one costs in minor units; null where messages are free. */
export function bundleValue({ credits, price }: Pick<Bundle, 'credits' | 'price'>, messageCredits: number) {
  const messages = messageCredits > 0 ? Math.floor(credits / messageCredits) : 0
  return messages > 0 ? { messages, messagePrice: price / messages } : null
}
