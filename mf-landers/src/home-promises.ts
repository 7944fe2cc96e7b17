import type { Settings } from 'contracts'

type Facts = Pick<Settings, 'signup_credits' | 'message_credits' | 'refund_days'>

/** What the home page promises: only what the brand keeps. Keys of the words. */
export function homePromises({ signup_credits, message_credits, refund_days }: Facts) {
  return {
    free: [signup_credits >= message_credits ? 'home.free.text' : 'home.free.withoutMessages'],
    pay: ['home.pay.text', ...(refund_days > 0 ? (['home.pay.refund'] as const) : [])],
    real: ['home.real.text'],
  } as const
}
