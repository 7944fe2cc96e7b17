import type { AnswerOf, BrandChanges, BrandDocument, getStaffBrandHistory } from 'contracts'
import { and, desc, eq, gt, lt, sql } from 'drizzle-orm'
import type { Queryable, Transaction } from '../../../db/database.ts'
import { brandRevision } from '../../../tables/site.ts'
import { readBrand, realChanges } from './brand-rows.ts'
import { nameOfAuthor } from './name-of-author.ts'

const PAGE = 20

interface Publication {
  /** As visitors got it until now; null if they got nothing. */
  readonly before: BrandDocument | null
  readonly author: string
  readonly note: string
  readonly madeAt: Date
  readonly now: Date
}

/** Adds the brand as it is now to its history, and as it was before if that is the first change. Returns the number. */
export async function recordRevision(tx: Transaction, brandId: string, publication: Publication) {
  const { before, author, note, madeAt, now } = publication
  const [{ last } = { last: 0 }] = await tx
    .select({ last: sql<number>`coalesce(max(${brandRevision.number}), 0)` })
    .from(brandRevision)
    .where(eq(brandRevision.brandId, brandId))
  const isFirst = last === 0 && before !== null
  const number = last + (isFirst ? 2 : 1)
  if (isFirst) {
    const first = {
      brandId,
      number: 1,
      document: before,
      author: '',
      note: '',
      madeAt: now,
      publishedAt: now,
    }
    await tx.insert(brandRevision).values(first)
  }
  const { document } = await readBrand(tx, brandId)
  await tx.insert(brandRevision).values({ brandId, number, document, author, note, madeAt, publishedAt: now })
  return number
}

/** A page of the history, the latest revision first. */
export async function findHistory(
  db: Queryable,
  brandId: string,
  before: number | undefined,
): Promise<AnswerOf<typeof getStaffBrandHistory>> {
  const { number } = brandRevision
  const isMeant = and(
    eq(brandRevision.brandId, brandId),
    gt(number, 0),
    before === undefined ? undefined : lt(number, before),
  )
  // One more, to compare the last of the page with.
  const found = await db
    .select({ revision: brandRevision, author: nameOfAuthor })
    .from(brandRevision)
    .where(isMeant)
    .orderBy(desc(number))
    .limit(PAGE + 1)
  return {
    revisions: found.slice(0, PAGE).map(({ revision, author }, index) => ({
      number: revision.number,
      author,
      note: revision.note,
      published_at: (revision.publishedAt ?? revision.madeAt).toISOString(),
      ...differences(found[index + 1]?.revision.document, revision.document),
    })),
    has_more: found.length > PAGE,
  }
}

function differences(was: BrandChanges | undefined, is: BrandChanges) {
  if (!was) return { was: {}, is: {} }
  const changed = realChanges(was, is)
  // A field that the older revision doesn't have was added to the document since, and nobody changed it.
  const fields = (Object.keys(changed) as (keyof BrandChanges)[]).filter((field) => Object.hasOwn(was, field))
  const of = (document: BrandChanges) => Object.fromEntries(fields.map((field) => [field, document[field]]))
  return { was: of(was), is: of(changed) }
}
