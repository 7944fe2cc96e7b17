import type { Transaction } from '../../../db/database.ts'
import type { MemberKey } from '../../../tables/member-key.ts'
import { grant } from '../../credits/grant.ts'

/** §3: what the brand gives to whoever signs up. */
export async function giveSignupCredits(
  tx: Transaction,
  { credits, ...rest }: MemberKey & { readonly credits: number; readonly now: Date },
): Promise<void> {
  if (credits > 0) await grant(tx, { ...rest, kind: 'signup', credits })
}
