import type { Database } from '../../db/database.ts'
import { newId } from '../../db/new-id.ts'
import { member } from '../../tables/account.ts'
import { profile } from '../../tables/members.ts'
import { adjust } from '../credits/ledger/adjust.ts'
import { hashPassword } from './passwords/passwords.ts'

export const PASSWORD = 'a good password'
let passwordHash: string | undefined

interface Overrides extends Partial<typeof member.$inferInsert> {
  readonly profile?: Partial<typeof profile.$inferInsert>
  readonly credits?: number
}

/** Inserts a member, of the default brand unless overridden. */
export async function addMember(
  database: Database,
  { profile: about, credits, ...overrides }: Overrides = {},
) {
  const { db } = database
  passwordHash ??= await hashPassword(PASSWORD)
  const id = newId()
  const row = {
    id,
    brandId: 'amberly',
    email: `${id.toLowerCase()}@example.invalid`,
    passwordHash,
    status: 'confirmed',
    language: 'en',
    createdAt: new Date(),
    ...overrides,
  } as const
  await db.insert(member).values(row)
  const { brandId } = row
  await db.insert(profile).values({
    memberId: id,
    brandId,
    name: 'Ann',
    status: 'active',
    gender: 'female',
    dateOfBirth: '1990-06-15',
    country: 'NL',
    ...about,
  })
  if (credits !== undefined && credits > 0) {
    const gift = { brandId, memberId: id, id: 'fixture', credits, reason: 'A test', now: row.createdAt }
    await database.inTransaction((tx) => adjust(tx, gift))
  }
  return { ...row, memberId: id }
}
