import type { Settings } from 'contracts'

type Facts = Pick<Settings, 'signup_credits' | 'message_credits' | 'refund_days'>

/** The promises of the home page, as keys of the words: only those that the brand keeps. */
export function homePromises({ signup_credits, message_credits, refund_days }: Facts) {
  return {
    free: [signup_credits >= message_credits ? 'home.free.text' : 'home.free.withoutMessages'],
    pay: ['home.pay.text', ...(refund_days > 0 ? (['home.pay.refund'] as const) : [])],
    likes: ['home.likes.text'],
  } as const
}
