import type { OwnPhoto } from 'contracts'
import { and, asc, eq, ne } from 'drizzle-orm'
import type { Database, Queryable } from '../../db/database.ts'
import { inGallery } from './gallery.ts'
import { photo, profile } from './tables.ts'

const MOST = 100

/** What waits for somebody to look at it, the oldest first. */
export function pendingPhotos(db: Queryable, brandId: string) {
  return db
    .select({
      id: photo.id,
      memberId: photo.memberId,
      name: profile.name,
      filename: photo.filename,
      isPrivate: photo.isPrivate,
      createdAt: photo.createdAt,
    })
    .from(photo)
    .innerJoin(profile, eq(profile.memberId, photo.memberId))
    .where(and(eq(photo.brandId, brandId), eq(photo.status, 'pending')))
    .orderBy(asc(photo.createdAt))
    .limit(MOST)
}

/** From now on others see the photo. False: there is no such one. */
export function approvePhoto(database: Database, id: string): Promise<boolean> {
  return decide(database, id, { status: 'active', rejection: null })
}

/** From now on nobody but its owner sees the photo, who is told why; a photo that was shown, too. */
export function rejectPhoto(
  database: Database,
  id: string,
  rejection: NonNullable<OwnPhoto['rejection']>,
): Promise<boolean> {
  return decide(database, id, { status: 'rejected', rejection, isMain: false })
}

type Decision = Partial<typeof photo.$inferInsert>

async function decide(database: Database, id: string, decision: Decision): Promise<boolean> {
  const isIt = and(eq(photo.id, id), ne(photo.status, 'deleted'))
  const owner = { brandId: photo.brandId, memberId: photo.memberId }
  const [found] = await database.db.select(owner).from(photo).where(isIt)
  if (!found) return false
  return inGallery(database, found, async (tx) => {
    const { rowCount } = await tx.update(photo).set(decision).where(isIt)
    return rowCount === 1
  })
}
