import type { BrandChanges } from 'contracts'
import { and, eq } from 'drizzle-orm'
import type { Queryable, Transaction } from '../../../db/database.ts'
import { refuse } from '../../../http/refusal.ts'
import { brandRevision } from '../../../tables/site.ts'
import { lockBrand, realChanges } from './brand-rows.ts'
import { nameOfAuthor } from './name-of-author.ts'

/** The number of a draft. */
const DRAFT = 0

const isDraft = (brandId: string) => and(eq(brandRevision.brandId, brandId), eq(brandRevision.number, DRAFT))

interface By {
  readonly author: string
  readonly now: Date
}

export async function findDraft(db: Queryable, brandId: string) {
  const { document, madeAt } = brandRevision
  const [draft] = await db
    .select({ document, madeAt, author: nameOfAuthor })
    .from(brandRevision)
    .where(isDraft(brandId))
  return draft
}

/** Adds to the draft; returns what it changes then, null if there was nothing to do. */
export async function saveDraft(tx: Transaction, brandId: string, changes: BrandChanges, by: By) {
  const { document } = await lockBrand(tx, brandId)
  const draft = await findDraft(tx, brandId)
  if (!draft && Object.keys(realChanges(document, changes)).length === 0) return null
  return setDraft(tx, brandId, realChanges(document, { ...draft?.document, ...changes }), by)
}

/** Makes a draft that brings an earlier revision back. */
export async function restoreRevision(tx: Transaction, brandId: string, number: number, by: By) {
  const { document } = await lockBrand(tx, brandId)
  const isIt = and(eq(brandRevision.brandId, brandId), eq(brandRevision.number, number))
  const [earlier] = await tx.select().from(brandRevision).where(isIt)
  return setDraft(tx, brandId, realChanges(document, earlier?.document ?? refuse('not_found')), by)
}

async function setDraft(tx: Transaction, brandId: string, changes: BrandChanges, { author, now }: By) {
  await discardDraft(tx, brandId)
  if (Object.keys(changes).length === 0) return changes
  const draft = { brandId, number: DRAFT, document: changes, author, note: '', madeAt: now }
  await tx.insert(brandRevision).values(draft)
  return changes
}

export async function discardDraft(tx: Transaction, brandId: string): Promise<boolean> {
  const { rowCount } = await tx.delete(brandRevision).where(isDraft(brandId))
  return rowCount === 1
}
