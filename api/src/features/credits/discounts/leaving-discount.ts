import { hash } from 'node:crypto'
import { and, eq } from 'drizzle-orm'
import type { Database } from '../../../db/database.ts'
import type { Brand } from '../../../http/caller/brand.ts'
import { discountCode } from '../../../tables/discounts.ts'
import type { MemberKey } from '../../../tables/member-key.ts'
import { DAY_MS } from '../../../time.ts'
import { findCompany } from '../../site/companies.ts'
import type { CodeRow } from '../prices/discount.ts'
import { codeRefusal } from './code-refusal.ts'
import { findShopper } from './find-shopper.ts'

const VALID_FOR = 14 * DAY_MS
const MOST = 90

interface Leaver {
  readonly brand: Brand
  readonly viewer: MemberKey
}

/** §2: the personal code of a member about to leave, made at first. Null if used, over or not offered. */
export async function claimLeavingDiscount(
  { db }: Pick<Database, 'db'>,
  { brand, viewer }: Leaver,
  now: Date,
): Promise<CodeRow | null> {
  const { brandId, memberId } = viewer
  const isOwn = and(
    eq(discountCode.brandId, brandId),
    eq(discountCode.memberId, memberId),
    eq(discountCode.isLeaving, true),
  )
  const find = async () => (await db.select().from(discountCode).where(isOwn))[0]
  const row = (await find()) ?? (await insertCode(db, { brand, viewer }, now)) ?? (await find())
  if (!row) return null
  const shopper = await findShopper(db, viewer)
  return codeRefusal(row, { shopper, place: undefined, now }) ? null : row
}

async function insertCode(db: Database['db'], { brand, viewer }: Leaver, now: Date) {
  const company = await findCompany(db, brand.settings.company_id)
  const percentage = Math.min(MOST, company?.delete_discount ?? 0)
  if (percentage < 1) return undefined
  const [inserted] = await db
    .insert(discountCode)
    .values({
      ...codeKey(viewer),
      percentage,
      memberId: viewer.memberId,
      isLeaving: true,
      createdAt: now,
      expiresAt: new Date(now.getTime() + VALID_FOR),
    })
    // Two calls at once make the same code.
    .onConflictDoNothing()
    .returning()
  return inserted
}

function codeKey({ brandId, memberId }: MemberKey) {
  return { brandId, code: `STAY-${hash('sha256', `leaving ${memberId}`).slice(0, 10).toUpperCase()}` }
}
