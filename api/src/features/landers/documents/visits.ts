import { hash } from 'node:crypto'
import { migrateLander, type SeenLander } from 'contracts'
import { and, count, eq, inArray, isNotNull, lt, or } from 'drizzle-orm'
import type { Database, Queryable } from '../../../db/database.ts'
import { inBatches } from '../../../db/statements/in-batches.ts'
import { lander, landerRevision, landerVisit } from '../../../tables/landers.ts'
import { DAY_MS } from '../../../time.ts'
import { chooseVariant } from './choose-variant.ts'

interface Visit {
  readonly brandId: string
  readonly seen: SeenLander
  /** The browser's id; without one nothing is counted. */
  readonly browser: string | undefined
}

const RETENTION_MS = 90 * DAY_MS

/** Counts a visitor of a document, once for each revision and variant. */
export async function countVisit(db: Queryable, visit: Visit, now: Date) {
  const { brandId, seen, browser } = visit
  if (browser === undefined || !(await couldSee(db, visit))) return
  await db
    .insert(landerVisit)
    .values({ ...visitKey(brandId, seen, browser), visitedAt: now })
    .onConflictDoNothing()
}

/** Counts a signup, and returns the document for the account; null if the visitor can't have seen it. */
export async function countSignup(db: Queryable, visit: Visit, now: Date): Promise<SeenLander | null> {
  const { brandId, seen, browser } = visit
  if (!(await couldSee(db, visit))) return null
  if (browser === undefined) return seen
  const { landerId, rev, variant, visitor } = landerVisit
  await db
    .insert(landerVisit)
    .values({ ...visitKey(brandId, seen, browser), visitedAt: now, signedUpAt: now })
    .onConflictDoUpdate({ target: [landerId, rev, variant, visitor], set: { signedUpAt: now } })
  return seen
}

/** Visitors and signups by revision and variant, the latest revision first. */
export async function findStats(db: Queryable, brandId: string, landerId: string) {
  const { rev, variant, signedUpAt } = landerVisit
  const rows = await db
    .select({ rev, variant, visits: count(), signups: count(signedUpAt) })
    .from(landerVisit)
    .where(and(eq(landerVisit.brandId, brandId), eq(landerVisit.landerId, landerId)))
    .groupBy(rev, variant)
    .orderBy(rev, variant)
  return rows.toReversed().map((row) => ({ ...row, variant: row.variant || null }))
}

/** Deletes visits that are too old to say anything about today's pages, and returns how many there were. */
export async function removeOldVisits({ db }: Pick<Database, 'db'>, now: Date): Promise<number> {
  const isOld = lt(landerVisit.visitedAt, new Date(now.getTime() - RETENTION_MS))
  return inBatches((limit) => {
    const some = db.select({ visitor: landerVisit.visitor }).from(landerVisit).where(isOld).limit(limit)
    return db.delete(landerVisit).where(and(isOld, inArray(landerVisit.visitor, some)))
  })
}

function visitKey(brandId: string, { id: landerId, rev, variant }: SeenLander, browser: string) {
  const visitor = hash('sha256', `lander visit\n${landerId}\n${browser}`, 'base64url').slice(0, 22)
  return { brandId, landerId, rev, variant: variant ?? '', visitor }
}

/** Whether visitors got this revision and this browser the variant; made-up ones would distort results. */
async function couldSee(db: Queryable, { brandId, seen, browser }: Visit): Promise<boolean> {
  const isIt = and(
    eq(landerRevision.brandId, brandId),
    eq(landerRevision.landerId, seen.id),
    eq(landerRevision.rev, seen.rev),
    or(isNotNull(landerRevision.releasedAt), eq(lander.liveRev, landerRevision.rev)),
  )
  const [found] = await db
    .select({ content: landerRevision.content })
    .from(landerRevision)
    .innerJoin(lander, eq(lander.id, landerRevision.landerId))
    .where(isIt)
  const content = migrateLander(found?.content)
  return content !== undefined && chooseVariant(content.experiment, browser) === seen.variant
}
