import type { Transaction } from '../../../db/database.ts'
import { grant } from '../../credits/grant.ts'
import type { Whose } from '../whose.ts'

/** §3: what the brand gives to whoever signs up. */
export async function giveSignupCredits(
  tx: Transaction,
  { credits, ...rest }: Whose & { readonly credits: number; readonly now: Date },
): Promise<void> {
  if (credits > 0) await grant(tx, { ...rest, kind: 'signup', credits })
}
