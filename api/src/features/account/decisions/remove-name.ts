import { cleanName, type Locale } from 'contracts'
import { and, eq, inArray, isNull, sql } from 'drizzle-orm'
import type { Queryable, Transaction } from '../../../db/database.ts'
import { redactName } from '../../../events/redact-events.ts'
import { decision } from '../../../tables/decisions.ts'
import type { MemberKey } from '../../../tables/member-key.ts'
import { profile } from '../../../tables/members.ts'
import { changeUser } from '../change-user.ts'
import { placeholderNames } from './placeholder-names.ts'

const PLACEHOLDERS = Object.values(placeholderNames)

/** Replaces a member's name with a neutral one and returns it; undefined if that happened already. */
export function removeName(tx: Transaction, key: MemberKey): Promise<string | undefined> {
  return changeUser(tx, key, async ({ language }) => {
    const isTheirs = eq(profile.memberId, key.memberId)
    const [found] = await tx.select({ name: profile.name }).from(profile).where(isTheirs).for('update')
    if (!found || PLACEHOLDERS.includes(found.name)) return undefined
    const name = placeholderNames[language as Locale] ?? placeholderNames.en
    await tx.update(profile).set({ name }).where(isTheirs)
    await redactName(tx, key.memberId, name)
    return found.name
  })
}

/** Unless the member has chosen another since. */
export async function restoreName(tx: Transaction, key: MemberKey, name: string): Promise<void> {
  const isWithout = and(eq(profile.memberId, key.memberId), inArray(profile.name, PLACEHOLDERS))
  await changeUser(tx, key, () => tx.update(profile).set({ name }).where(isWithout))
}

/** Whether staff have removed this name from the member, who may not take it again. */
export async function isNameRemoved(db: Queryable, { memberId }: MemberKey, name: string): Promise<boolean> {
  const isIt = and(
    eq(decision.memberId, memberId),
    eq(decision.kind, 'remove-name'),
    isNull(decision.liftedAt),
    sql`lower(${decision.subject} ->> 'text') = lower(${cleanName(name)})`,
  )
  return (await db.$count(decision, isIt)) > 0
}
