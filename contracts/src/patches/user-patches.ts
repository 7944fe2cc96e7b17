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
  return { user: user && { ...user, role, paid_user } }
}

export function withUserChanges({ user }: UserAnswer, { user: changes }: UserEventOf<'user'>): UserAnswer {
  return { user: user && { ...user, ...changes, profile: { ...user.profile, ...changes.profile } } }
}
