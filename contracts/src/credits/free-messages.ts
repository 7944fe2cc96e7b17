import type { Settings } from '../site/settings.ts'

type Facts = Pick<Settings, 'signup_credits' | 'message_credits'>

/** How many messages, replies included, the credits of a signup pay for; null if messages cost nothing. */
export function freeMessages({ signup_credits, message_credits }: Facts): number | null {
  return message_credits > 0 ? Math.floor(signup_credits / message_credits) : null
}
