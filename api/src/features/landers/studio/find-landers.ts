import { type LanderContent, type LanderSummary, type ListedLander, migrateLander } from 'contracts'
import { and, desc, eq, sql } from 'drizzle-orm'
import type { Queryable } from '../../../db/database.ts'
import { lander, landerRevision } from '../../../tables/landers.ts'

const LENGTH = 500

interface Found {
  readonly row: typeof lander.$inferSelect
  readonly author: string
}

const isLatest = and(eq(landerRevision.landerId, lander.id), eq(landerRevision.rev, lander.rev))

/** A brand's documents, the latest changed first. */
export async function findLanders(db: Queryable, brandId: string): Promise<ListedLander[]> {
  // Without their other texts.
  const title = sql<string | null>`${landerRevision.content} #>> '{meta,title,en}'`
  const found = await db
    .select({ row: lander, author: landerRevision.author, title })
    .from(lander)
    .innerJoin(landerRevision, isLatest)
    .where(eq(lander.brandId, brandId))
    .orderBy(desc(lander.changedAt), desc(lander.id))
    .limit(LENGTH)
  return found.map(({ title: named, ...one }) => ({ ...summaryOf(one), title: named ?? '' }))
}

/** A document at its latest revision or at another one; null if the brand has none. */
export async function findLander(db: Queryable, brandId: string, { id, rev }: { id: string; rev?: number }) {
  const [found] = await db
    .select({ row: lander, author: landerRevision.author })
    .from(lander)
    .innerJoin(landerRevision, isLatest)
    .where(and(eq(lander.brandId, brandId), eq(lander.id, id)))
  const revision = found && (await findRevision(db, brandId, { id, rev: rev ?? found.row.rev }))
  return found && revision ? { lander: summaryOf(found), content: revision.content } : null
}

/** Null too for a format that this version of the server cannot read. */
export async function findRevision(
  db: Queryable,
  brandId: string,
  { id, rev }: { readonly id: string; readonly rev: number },
): Promise<{ readonly content: LanderContent; readonly releasedAt: Date | null } | null> {
  const isIt = and(
    eq(landerRevision.brandId, brandId),
    eq(landerRevision.landerId, id),
    eq(landerRevision.rev, rev),
  )
  const { content: stored, releasedAt } = landerRevision
  const [found] = await db.select({ stored, releasedAt }).from(landerRevision).where(isIt)
  const content = migrateLander(found?.stored)
  return found && content ? { content, releasedAt: found.releasedAt } : null
}

/** The person who made the latest revision. */
export async function findAuthor(db: Queryable, { id, rev }: { id: string; rev: number }): Promise<string> {
  const isIt = and(eq(landerRevision.landerId, id), eq(landerRevision.rev, rev))
  const [found] = await db.select({ author: landerRevision.author }).from(landerRevision).where(isIt)
  return found?.author ?? ''
}

/** The revisions of a document, the latest first. */
export async function findHistory(db: Queryable, brandId: string, landerId: string) {
  const { rev, author, createdAt, revertedTo, releasedAt } = landerRevision
  const { liveRev } = lander
  // Without the texts of hundreds of revisions.
  const found = await db
    .select({ rev, author, createdAt, revertedTo, releasedAt, liveRev })
    .from(landerRevision)
    .innerJoin(lander, eq(lander.id, landerRevision.landerId))
    .where(and(eq(landerRevision.brandId, brandId), eq(landerRevision.landerId, landerId)))
    .orderBy(desc(rev))
    .limit(LENGTH)
  return found.map((revision) => ({
    rev: revision.rev,
    author: revision.author,
    created_at: revision.createdAt.toISOString(),
    reverted_to: revision.revertedTo,
    was_live: revision.releasedAt !== null || revision.rev === revision.liveRev,
  }))
}

export function summaryOf({ row, author }: Found): LanderSummary {
  const { id, kind, template, slug, token, status, rev, liveRev, liveFrom, liveTo, changedAt } = row
  return {
    id,
    kind,
    template,
    slug,
    token,
    status,
    rev,
    live_rev: liveRev,
    live_from: liveFrom?.toISOString() ?? null,
    live_to: liveTo?.toISOString() ?? null,
    changed_at: changedAt.toISOString(),
    author,
  }
}
