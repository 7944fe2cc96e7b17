import { eq, inArray } from 'drizzle-orm'
import type { Database, Queryable } from '../../../db/database.ts'
import type { OtherDatabases } from '../../../db/databases/other-databases.ts'
import { fileNames, pictureIdIn } from '../../../pictures/save-picture.ts'
import type { Storage } from '../../../storage/storage.ts'
import { chatPhoto } from '../../../tables/chat.ts'
import { photo } from '../../../tables/members.ts'
import { DAY_MS } from '../../../time.ts'
import { findEvidenceFiles } from '../reports/report-evidence.ts'

/** Milliseconds. Files are stored before their rows, so a younger file may still get one. */
const YOUNG = DAY_MS
const AT_ONCE = 500

interface Parts {
  readonly database: Database
  readonly storage: Storage
  /** Where the members of other brands are, whose pictures are in the same storage. */
  readonly others?: OtherDatabases
}

interface Swept {
  readonly deleted: number
  readonly orphans: number
}

/** Removes the files of deleted photos, then orphans of members who left and of failed uploads. */
export async function sweepPictures(parts: Parts, now: Date): Promise<Swept> {
  const deleted = await finishDeleted(parts)
  const before = new Date(now.getTime() - YOUNG)
  let orphans = 0
  let names: string[] = []
  for await (const { name, changedAt } of parts.storage.list()) {
    if (changedAt < before) names.push(name)
    if (names.length < AT_ONCE) continue
    orphans += await removeOrphans(parts, names)
    names = []
  }
  return { deleted, orphans: orphans + (await removeOrphans(parts, names)) }
}

async function finishDeleted({ database: { db }, storage }: Parts): Promise<number> {
  for (let done = 0; ; ) {
    const rows = await db.select().from(photo).where(eq(photo.status, 'deleted')).limit(AT_ONCE)
    if (rows.length === 0) return done
    await storage.remove(rows.flatMap(fileNames))
    const ids = rows.map(({ id }) => id)
    await db.delete(photo).where(inArray(photo.id, ids))
    done += rows.length
  }
}

async function removeOrphans(
  { database, storage, others }: Parts,
  names: readonly string[],
): Promise<number> {
  // Leave files alone that are not named like pictures: something else stored them.
  let orphans = names.filter((name) => pictureIdIn(name) !== undefined)
  const leaveOut = async ({ db }: Pick<Database, 'db'>) => {
    const known = await knownFiles(db, orphans)
    orphans = orphans.filter((name) => !known.has(name))
  }
  await leaveOut(database)
  // Twice, since a brand that is being moved may have left the database that is asked second for the one asked first.
  if (others && !others.isEmpty) {
    for (let round = 0; round < 2; round += 1) {
      await others.each(leaveOut)
      await leaveOut(database)
    }
  }
  await storage.remove(orphans)
  return orphans.length
}

/** The files that the rows of a database name, of the pictures to which these belong. */
async function knownFiles(db: Queryable, names: readonly string[]): Promise<ReadonlySet<string>> {
  const ids = [...new Set(names.flatMap((name) => pictureIdIn(name) ?? []))]
  if (ids.length === 0) return new Set()
  const rows = [
    ...(await db.select().from(photo).where(inArray(photo.id, ids))),
    ...(await db.select().from(chatPhoto).where(inArray(chatPhoto.id, ids))),
  ]
  return new Set([...rows.flatMap(fileNames), ...(await findEvidenceFiles(db))])
}
