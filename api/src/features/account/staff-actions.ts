import type { StaffAction } from 'contracts'
import { and, desc, eq } from 'drizzle-orm'
import type { Queryable } from '../../db/database.ts'
import { newId } from '../../db/new-id.ts'
import { staffAction } from '../../tables/account.ts'

type NewAction = Omit<typeof staffAction.$inferInsert, 'id' | 'action'> & { readonly action: StaffAction }

/** Records an action in the transaction that performs it. */
export async function insertStaffAction(db: Queryable, action: NewAction) {
  await db.insert(staffAction).values({ id: newId(), ...action })
}

/** The latest actions, on anything or on one subject. */
export function findStaffActions(db: Queryable, brandId: string, subject?: string) {
  const isOfBrand = eq(staffAction.brandId, brandId)
  return db
    .select()
    .from(staffAction)
    .where(subject === undefined ? isOfBrand : and(isOfBrand, eq(staffAction.subject, subject)))
    .orderBy(desc(staffAction.createdAt), desc(staffAction.id))
    .limit(100)
}
