import { freeMessages, type Settings } from 'contracts'

type Facts = Pick<Settings, 'signup_credits' | 'message_credits' | 'refund_days'>

/** The promises of the home page that the brand keeps, as keys of the words and their numbers. */
export function homePromises(brand: Facts) {
  const messages = freeMessages(brand)
  return {
    free: [freePromise(messages)],
    pay: ['home.pay.text', ...(brand.refund_days > 0 ? (['home.pay.refund'] as const) : [])],
    likes: ['home.likes.text'],
    count: messages ?? 0,
  } as const
}

function freePromise(messages: number | null) {
  if (messages === null) return 'home.free.allMessages'
  return messages > 0 ? 'home.free.text' : 'home.free.withoutMessages'
}
