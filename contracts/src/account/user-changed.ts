import * as z from 'contracts/schema'
import type { AnswerOf } from '../endpoint.ts'
import { type getUser, user } from './user.ts'

const { status, signup_step, notifications_disabled, profile } = user.shape

/** What the account feature changes of the user, as all of it is now: confirmed in one tab, it is so in the other. */
export const userChanged = z.object({
  kind: z.literal('user'),
  user: z.object({
    status,
    signup_step,
    notifications_disabled,
    profile: z.pick(profile, { name: true, country: true, status: true }),
  }),
})

/** The user with what has changed. */
export function withUserChanges(
  { user: before }: AnswerOf<typeof getUser>,
  { user: now }: z.infer<typeof userChanged>,
): AnswerOf<typeof getUser> {
  return { user: before && { ...before, ...now, profile: { ...before.profile, ...now.profile } } }
}
