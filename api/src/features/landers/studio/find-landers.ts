import { type LanderContent, type LanderSummary, type ListedLander, migrateLander } from 'contracts'
import { and, desc, eq, sql } from 'drizzle-orm'
import type { Queryable } from '../../../db/database.ts'
import { lander, landerVersion } from '../../../tables/landers.ts'

const LENGTH = 500

interface Found {
  readonly row: typeof lander.$inferSelect
  readonly author: string
}

const isLatest = and(eq(landerVersion.landerId, lander.id), eq(landerVersion.rev, lander.rev))

/** A brand's documents, the latest changed first. */
export async function findLanders(db: Queryable, brandId: string): Promise<ListedLander[]> {
  // Without their other texts.
  const title = sql<string | null>`${landerVersion.content} #>> '{meta,title,en}'`
  const found = await db
    .select({ row: lander, author: landerVersion.author, title })
    .from(lander)
    .innerJoin(landerVersion, isLatest)
    .where(eq(lander.brandId, brandId))
    .orderBy(desc(lander.changedAt), desc(lander.id))
    .limit(LENGTH)
  return found.map(({ title: named, ...one }) => ({ ...summaryOf(one), title: named ?? '' }))
}

/** A document at its latest revision or at another one; null if the brand has none. */
export async function findLander(db: Queryable, brandId: string, { id, rev }: { id: string; rev?: number }) {
  const [found] = await db
    .select({ row: lander, author: landerVersion.author })
    .from(lander)
    .innerJoin(landerVersion, isLatest)
    .where(and(eq(lander.brandId, brandId), eq(lander.id, id)))
  const version = found && (await findVersion(db, brandId, { id, rev: rev ?? found.row.rev }))
  return found && version ? { lander: summaryOf(found), content: version.content } : null
}

/** Null too for a format that this version of the server cannot read. */
export async function findVersion(
  db: Queryable,
  brandId: string,
  { id, rev }: { readonly id: string; readonly rev: number },
): Promise<{ readonly content: LanderContent; readonly releasedAt: Date | null } | null> {
  const isIt = and(
    eq(landerVersion.brandId, brandId),
    eq(landerVersion.landerId, id),
    eq(landerVersion.rev, rev),
  )
  const { content: stored, releasedAt } = landerVersion
  const [found] = await db.select({ stored, releasedAt }).from(landerVersion).where(isIt)
  const content = migrateLander(found?.stored)
  return found && content ? { content, releasedAt: found.releasedAt } : null
}

/** The person who made the latest revision. */
export async function findAuthor(db: Queryable, { id, rev }: { id: string; rev: number }): Promise<string> {
  const isIt = and(eq(landerVersion.landerId, id), eq(landerVersion.rev, rev))
  const [found] = await db.select({ author: landerVersion.author }).from(landerVersion).where(isIt)
  return found?.author ?? ''
}

/** The revisions of a document, the latest first. */
export async function findHistory(db: Queryable, brandId: string, landerId: string) {
  const { rev, author, createdAt, revertedTo, releasedAt } = landerVersion
  const { liveRev } = lander
  // Without the texts of hundreds of revisions.
  const schedule = sql<LanderContent['schedule'] | null>`${landerVersion.content} -> 'schedule'`
  const found = await db
    .select({ rev, author, createdAt, revertedTo, releasedAt, liveRev, schedule })
    .from(landerVersion)
    .innerJoin(lander, eq(lander.id, landerVersion.landerId))
    .where(and(eq(landerVersion.brandId, brandId), eq(landerVersion.landerId, landerId)))
    .orderBy(desc(rev))
    .limit(LENGTH)
  return found.map((version) => ({
    rev: version.rev,
    author: version.author,
    created_at: version.createdAt.toISOString(),
    reverted_to: version.revertedTo,
    was_live: version.releasedAt !== null || version.rev === version.liveRev,
    ...(version.schedule && { schedule: version.schedule }),
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
