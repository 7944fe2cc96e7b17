import { freeMessages, type Settings } from 'contracts'

type Facts = Pick<
  Settings,
  'signup_credits' | 'message_credits' | 'refund_days' | 'fictional_icon' | 'has_invented_members'
>

/** The promises of the home page that the brand keeps, as keys of the words and their numbers. */
export function homePromises(brand: Facts) {
  const messages = freeMessages(brand)
  return {
    free: [freePromise(messages)],
    pay: ['home.pay.text', ...(brand.refund_days > 0 ? (['home.pay.refund'] as const) : [])],
    // A brand with profiles of its own, or with a demo's, cannot say it.
    likes: keyIf(!brand.fictional_icon && !brand.has_invented_members, 'home.likes.text'),
    demo: keyIf(brand.has_invented_members, 'home.demo.text'),
    count: messages ?? 0,
  } as const
}

function freePromise(messages: number | null) {
  if (messages === null) return 'home.free.allMessages'
  return messages > 0 ? 'home.free.text' : 'home.free.withoutMessages'
}

function keyIf<Key extends string>(isKept: boolean, key: Key): readonly Key[] {
  return isKept ? [key] : []
}
