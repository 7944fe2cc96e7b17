import type { Locale } from 'contracts'
import { and, eq, inArray, isNull } from 'drizzle-orm'
import { closeCase } from '../../../cases/close-case.ts'
import type { Queryable, Transaction } from '../../../db/database.ts'
import { redactName } from '../../../events/redact-events.ts'
import { decision } from '../../../tables/decisions.ts'
import type { MemberKey } from '../../../tables/member-key.ts'
import { profile } from '../../../tables/members.ts'
import { changeUser } from '../change-user.ts'
import { isSameText } from './is-same-text.ts'
import { placeholderNames } from './placeholder-names.ts'

const PLACEHOLDERS = Object.values(placeholderNames)

/** Replaces a member's name with a neutral one and returns it; undefined if that happened already. */
export function removeName(tx: Transaction, key: MemberKey, now: Date): Promise<string | undefined> {
  return changeUser(tx, key, async ({ language }) => {
    const isTheirs = eq(profile.memberId, key.memberId)
    const [found] = await tx.select({ name: profile.name }).from(profile).where(isTheirs).for('update')
    if (!found || PLACEHOLDERS.includes(found.name)) return undefined
    const name = placeholderNames[language as Locale] ?? placeholderNames.en
    await tx.update(profile).set({ name }).where(isTheirs)
    await redactName(tx, key.memberId, name)
    await closeCase(tx, { brandId: key.brandId, kind: 'name', subjectId: key.memberId }, 'done', now)
    return found.name
  })
}

/** Unless the member has chosen another since. */
export async function restoreName(tx: Transaction, key: MemberKey, name: string): Promise<void> {
  const isWithout = and(eq(profile.memberId, key.memberId), inArray(profile.name, PLACEHOLDERS))
  await changeUser(tx, key, () => tx.update(profile).set({ name }).where(isWithout))
}

/**
 * Whether staff have removed this name or text from the member, who may not put it back, nor with other signs
 * between its letters.
 */
export async function isRemoved(
  db: Queryable,
  memberId: string,
  kind: 'remove-name' | 'remove-text',
  text: string,
): Promise<boolean> {
  const isInForce = and(eq(decision.memberId, memberId), eq(decision.kind, kind), isNull(decision.liftedAt))
  const removed = await db.select({ subject: decision.subject }).from(decision).where(isInForce)
  return removed.some(({ subject }) => isSameText(subject.text ?? '', text))
}
