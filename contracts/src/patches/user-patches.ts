import type { getUser } from '../account/user.ts'
import type { AnswerOf } from '../endpoint.ts'
import type { UserEventOf } from '../events/user-event.ts'

type UserAnswer = AnswerOf<typeof getUser>

export function withBalance({ user }: UserAnswer, { credits }: UserEventOf<'balance'>): UserAnswer {
  return { user: user && { ...user, credits } }
}

export function withLanguage({ user }: UserAnswer, { language }: UserEventOf<'language'>): UserAnswer {
  return { user: user && { ...user, language } }
}

export function withMainImage({ user }: UserAnswer, { main_image }: UserEventOf<'main_image'>): UserAnswer {
  return { user: user && { ...user, profile: { ...user.profile, main_image } } }
}

export function withMembership(
  { user }: UserAnswer,
  { role, paid_user }: UserEventOf<'membership'>,
): UserAnswer {
  // §4: the time bonus ends with the first purchase.
  return { user: user && { ...user, role, paid_user, time_bonus: paid_user ? null : user.time_bonus } }
}

export function withUserChanges({ user }: UserAnswer, { user: changes }: UserEventOf<'user'>): UserAnswer {
  return { user: user && { ...user, ...changes, profile: { ...user.profile, ...changes.profile } } }
}
