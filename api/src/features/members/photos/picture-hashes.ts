import { and, asc, eq, ne, sql } from 'drizzle-orm'
import type { Queryable, Transaction } from '../../../db/database.ts'
import { rejectedPicture } from '../../../tables/decisions.ts'
import { photo, profile } from '../../../tables/members.ts'
import type { Owner, Photo } from './gallery.ts'

type Rejection = NonNullable<Photo['rejection']>

/** Bits by which pictures that look the same may differ. */
const NEAR = 6

const MOST_OTHERS = 20

type Hashed = Pick<Owner, 'brandId'> & Pick<Photo, 'dhash'>

/** Why staff rejected a picture that looks like this one; null if they rejected none. */
export async function findLikeRejected(db: Queryable, { brandId, dhash }: Hashed): Promise<Rejection | null> {
  if (dhash === null) return null
  const distance = sql`bit_count(('x' || ${rejectedPicture.dhash})::bit(64) # ('x' || ${dhash}::text)::bit(64))`
  const [found] = await db
    .select({ rejection: rejectedPicture.rejection })
    .from(rejectedPicture)
    .where(and(eq(rejectedPicture.brandId, brandId), sql`${distance} <= ${NEAR}`))
    .orderBy(distance)
    .limit(1)
  return found?.rejection ?? null
}

/** Remembers what a rejected picture looks like, or forgets it once the rejection is undone. */
export async function noteRejection(
  tx: Transaction,
  { brandId, id }: Pick<Photo, 'brandId' | 'id'>,
  rejection: Rejection | null,
  rejectedAt: Date,
): Promise<void> {
  const [found] = await tx.select({ dhash: photo.dhash }).from(photo).where(eq(photo.id, id))
  const dhash = found?.dhash
  if (!dhash) return
  // A poor photo of somebody is nothing to hold against a better one.
  if (rejection === 'poor-quality') return
  if (rejection) {
    const noted = { rejection, rejectedAt }
    await tx
      .insert(rejectedPicture)
      .values({ ...noted, brandId, dhash })
      .onConflictDoUpdate({ target: [rejectedPicture.brandId, rejectedPicture.dhash], set: noted })
    return
  }
  const isIt = and(eq(rejectedPicture.brandId, brandId), eq(rejectedPicture.dhash, dhash))
  await tx.delete(rejectedPicture).where(isIt)
}

interface Shown {
  readonly brandId: string
  /** The id of the photo. */
  readonly subjectId: string
  readonly memberId: string | null
}

/** Tells a moderator whether a picture like this one was rejected, and who else has it. */
export async function findAlike(db: Queryable, { brandId, subjectId, memberId }: Shown) {
  const [found] = await db.select({ dhash: photo.dhash }).from(photo).where(eq(photo.id, subjectId))
  const dhash = found?.dhash ?? null
  const others =
    dhash === null
      ? []
      : await db
          .selectDistinct({ id: profile.memberId, name: profile.name })
          .from(photo)
          .innerJoin(profile, eq(profile.memberId, photo.memberId))
          .where(
            and(
              eq(photo.brandId, brandId),
              eq(photo.dhash, dhash),
              ne(photo.memberId, memberId ?? ''),
              ne(photo.status, 'deleted'),
            ),
          )
          .orderBy(asc(profile.memberId))
          .limit(MOST_OTHERS)
  return { like_rejected: await findLikeRejected(db, { brandId, dhash }), also_of: others }
}
