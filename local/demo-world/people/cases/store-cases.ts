import { eq, sql } from 'drizzle-orm'
import type { Transaction } from '../../../../api/src/db/database.ts'
import { openPhotoCase } from '../../../../api/src/features/members/photos/photos.ts'
import { photo } from '../../../../api/src/tables/members.ts'
import { MINUTE_MS } from '../../../../api/src/time.ts'
import { randomOf } from '../../random.ts'
import type { Person } from '../make-people.ts'
import type { BrandCases } from './brand-cases.ts'
import { storeObjections } from './store-objections.ts'
import { storeReports } from './store-reports.ts'

/** Photos that wait at each brand; the promise is ten minutes, so those of the longest ones are late. */
const PHOTO_MINUTES = [55, 31, 19, 12, 9, 8, 7, 6, 5, 4, 4, 3, 3, 2, 2, 1, 1, 1, 0, 0, 0]

interface CasesOptions {
  readonly people: readonly Person[]
  readonly now: Date
}

/** Leaves work for the staff at each brand: photos that wait for approval, reports, and objections to decisions. */
export async function storeCases(tx: Transaction, { people, now }: CasesOptions): Promise<void> {
  const byBrand = Map.groupBy(people, ({ demoMember: { brandId } }) => brandId)
  for (const [brandId, there] of byBrand) {
    const random = randomOf(`cases ${brandId}`)
    const chosen = random.shuffled(there)
    const at = (minutes: number) => new Date(now.getTime() - minutes * MINUTE_MS)
    await storePhotos(tx, { brandId, chosen, at })
    await storeReports(tx, { brandId, chosen: chosen.slice(PHOTO_MINUTES.length), at, random })
    await storeObjections(tx, { brandId, chosen: chosen.toReversed(), at })
  }
}

/** Has the last photo of some members wait, often a private one. */
async function storePhotos(tx: Transaction, { brandId, chosen, at }: BrandCases) {
  const owners = chosen.slice(0, PHOTO_MINUTES.length).map(({ member: { id } }) => id)
  if (owners.length === 0) return
  const last = await tx
    .selectDistinctOn([photo.memberId], { id: photo.id, memberId: photo.memberId })
    .from(photo)
    .where(sql`${photo.memberId} = any(${sql.param(owners)}::text[])`)
    .orderBy(photo.memberId, sql`${photo.position} desc`)
  for (const [index, minutes] of PHOTO_MINUTES.entries()) {
    const found = last.find(({ memberId }) => memberId === owners[index])
    if (!found) continue
    const createdAt = at(minutes)
    await tx.update(photo).set({ status: 'pending', createdAt }).where(eq(photo.id, found.id))
    await openPhotoCase(tx, { brandId, ...found, dhash: null }, createdAt)
  }
}
