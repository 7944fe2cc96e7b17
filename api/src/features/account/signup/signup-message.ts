import { type InputOf, isBlank, type signUp } from 'contracts'
import { and, eq } from 'drizzle-orm'
import type { Transaction } from '../../../db/database.ts'
import type { Brand } from '../../../http/caller/brand.ts'
import { profile } from '../../../tables/members.ts'
import { cleanText } from '../../chat/send/message-text.ts'
import type { SignupMessage } from '../../chat/signup-message.ts'

/** The message to the chosen member; undefined if it is blank, or the member's profile is not on show. */
export async function findMessageToDeliver(
  tx: Transaction,
  { id: brandId }: Brand,
  { profile: chosen, signup_message }: InputOf<typeof signUp>['body'],
): Promise<SignupMessage | undefined> {
  const text = cleanText(signup_message ?? '')
  if (chosen === undefined || isBlank(text)) return undefined
  const isActive = and(
    eq(profile.memberId, chosen),
    eq(profile.brandId, brandId),
    eq(profile.status, 'active'),
  )
  return (await tx.$count(profile, isActive)) > 0 ? { toId: chosen, text } : undefined
}
