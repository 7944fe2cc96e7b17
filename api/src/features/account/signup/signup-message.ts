import { type InputOf, isBlank, type signUp } from 'contracts'
import { and, eq, sql } from 'drizzle-orm'
import type { Transaction } from '../../../db/database.ts'
import type { Brand } from '../../../http/caller/brand.ts'
import { profile } from '../../../tables/members.ts'
import { DAY_MS } from '../../../time.ts'
import { cleanText } from '../../chat/send/message-text.ts'
import { countUnconfirmed, type SignupMessage } from '../../chat/signup-message.ts'

/** Signup messages that a member receives in 24 hours from accounts whose address isn't confirmed. */
const MOST_UNCONFIRMED = 5

/** The message to the chosen member; undefined if it is blank, or the member can't get it today. */
export async function findSignupMessage(
  tx: Transaction,
  { id: brandId }: Brand,
  { profile: chosen, signup_message }: InputOf<typeof signUp>['body'],
  now: Date,
): Promise<SignupMessage | undefined> {
  const text = cleanText(signup_message ?? '')
  if (chosen === undefined || isBlank(text)) return undefined
  const isActive = and(
    eq(profile.memberId, chosen),
    eq(profile.brandId, brandId),
    eq(profile.status, 'active'),
  )
  if ((await tx.$count(profile, isActive)) === 0) return undefined
  // Concurrent signups that write to the same member wait, so that each counts those before it.
  await tx.execute(sql`select pg_advisory_xact_lock(hashtextextended(${`signup message ${chosen}`}, 0))`)
  const received = await countUnconfirmed(tx, chosen, new Date(now.getTime() - DAY_MS))
  return received < MOST_UNCONFIRMED ? { toId: chosen, text } : undefined
}
