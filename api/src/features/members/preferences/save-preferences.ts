import {
  genders as allGenders,
  type changePreferences as endpoint,
  type InputOf,
  type Preferences,
} from 'contracts'
import { sql } from 'drizzle-orm'
import type { Transaction } from '../../../db/database.ts'
import { publishEvents } from '../../../events/publish-events.ts'
import { refuse } from '../../../http/refusal.ts'
import type { MemberKey } from '../../../tables/member-key.ts'
import { preference, profile } from '../../../tables/members.ts'
import { findPreferences } from './own-preferences.ts'

type Changes = NonNullable<InputOf<typeof endpoint>['body']>

/** Changes some of a member's preferences, and tells the member's other pages. */
export async function savePreferences(
  tx: Transaction,
  { brandId, memberId }: MemberKey,
  changes: Changes,
): Promise<Preferences> {
  // The lock makes two changes at once wait for each other, so that neither undoes the other.
  await tx.execute(sql`select from ${profile} where ${profile.memberId} = ${memberId} for no key update`)
  const before = await findPreferences(tx, { memberId })
  const preferences = { ...before, ...withoutUndefined(changes) }
  const { min_age: minAge, max_age: maxAge, near } = preferences
  if (minAge !== null && maxAge !== null && minAge > maxAge) {
    refuse('invalid_input', { fields: { max_age: 'invalid_input' } })
  }
  const genders = preferences.genders && allGenders.filter((one) => preferences.genders?.includes(one))
  const values = { genders, minAge, maxAge, near } satisfies Partial<typeof preference.$inferInsert>
  await tx
    .insert(preference)
    .values({ brandId, memberId, ...values })
    .onConflictDoUpdate({ target: preference.memberId, set: values })
  const after = { ...preferences, genders }
  await publishEvents(tx, { brandId, memberId, event: { kind: 'preferences', preferences: after } })
  return after
}

function withoutUndefined(changes: Changes): Partial<Preferences> {
  return Object.fromEntries(Object.entries(changes).filter(([, value]) => value !== undefined))
}
