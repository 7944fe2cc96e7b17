import type { InputOf, signUp } from 'contracts'
import { and, eq } from 'drizzle-orm'
import type { Queryable, Transaction } from '../../../db/database.ts'
import type { Brand } from '../../../http/access/brand.ts'
import type { MemberKey } from '../../../tables/member-key.ts'
import { profile } from '../../../tables/members.ts'
import { signupMessage } from '../../../tables/own-account.ts'

export interface SignupMessage {
  readonly toId: string
  readonly body: string
}

/** The message that a signup form addresses to the chosen member; undefined if it is blank or the member is not active. */
export async function findSignupMessage(
  db: Queryable,
  { id: brandId }: Brand,
  { profile: chosen, signup_message }: InputOf<typeof signUp>['body'],
): Promise<SignupMessage | undefined> {
  const body = signup_message?.trim() ?? ''
  if (chosen === undefined || body === '') return undefined
  const isActive = and(
    eq(profile.memberId, chosen),
    eq(profile.brandId, brandId),
    eq(profile.status, 'active'),
  )
  return (await db.$count(profile, isActive)) > 0 ? { toId: chosen, body } : undefined
}

/** Stores the message until the chat delivers it. */
export async function insertSignupMessage(
  tx: Transaction,
  { brandId, memberId }: MemberKey,
  message: SignupMessage,
  now: Date,
) {
  await tx.insert(signupMessage).values({ brandId, memberId, ...message, createdAt: now })
}
