import type { signUp } from 'contracts'
import { and, eq } from 'drizzle-orm'
import type { Queryable, Transaction } from '../../../db/database.ts'
import type { Brand } from '../../../http/access/brand.ts'
import type { Call } from '../../../http/route.ts'
import type { MemberKey } from '../../../tables/member-key.ts'
import { profile } from '../../../tables/members.ts'
import { signupMessage } from '../../../tables/own-account.ts'

export interface SignupMessage {
  readonly toId: string
  readonly body: string
}

/** What somebody who signs up says to the chosen member, as long as that one is there to be found. */
export async function findSignupMessage(
  db: Queryable,
  { id: brandId }: Brand,
  { profile: chosen, signup_message }: Call<typeof signUp>['body'],
): Promise<SignupMessage | undefined> {
  const body = signup_message?.trim() ?? ''
  if (chosen === undefined || body === '') return undefined
  const isThere = and(
    eq(profile.memberId, chosen),
    eq(profile.brandId, brandId),
    eq(profile.status, 'active'),
  )
  return (await db.$count(profile, isThere)) > 0 ? { toId: chosen, body } : undefined
}

/** Keeps it until the chat delivers it. */
export async function insertSignupMessage(
  tx: Transaction,
  { brandId, memberId }: MemberKey,
  words: SignupMessage,
  now: Date,
) {
  await tx.insert(signupMessage).values({ brandId, memberId, ...words, createdAt: now })
}
