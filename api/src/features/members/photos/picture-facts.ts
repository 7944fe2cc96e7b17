import { eq, or, sql } from 'drizzle-orm'
import { LRUCache } from 'lru-cache'
import type { Queryable } from '../../../db/database.ts'
import { prepared } from '../../../db/statements/prepared.ts'
import { member } from '../../../tables/account.ts'
import { block, photo, profile } from '../../../tables/members.ts'
import type { KnownOfMembers } from './known-of-members.ts'

const MOST_PHOTOS = 100_000

/** A part of a photo's columns, since many are remembered. */
const photoColumns = {
  id: photo.id,
  brandId: photo.brandId,
  filename: photo.filename,
  matchFilename: photo.matchFilename,
  cardFilename: photo.cardFilename,
  thumbFilename: photo.thumbFilename,
  blurredFilename: photo.blurredFilename,
  status: photo.status,
  isMain: photo.isMain,
  isPrivate: photo.isPrivate,
}

type Photo = Pick<typeof photo.$inferSelect, keyof typeof photoColumns>

/** All photos of a member, with what decides who may see them. */
interface Album {
  readonly ownerId: string
  readonly brandId: string
  /** Whether the owner is still a member: has not left and is not banned. */
  readonly isOwnerHere: boolean
  /** Whether visitors may see the owner. */
  readonly isForVisitors: boolean
  readonly photos: ReadonlyMap<string, Photo>
}

interface Blocks {
  readonly memberId: string
  /** Members with a block between them and this one, whoever made it. */
  readonly others: ReadonlySet<string>
}

export interface PictureFacts {
  readonly findAlbum: (photoId: string) => Promise<Album | null>
  readonly findBlocks: (memberId: string) => Promise<Blocks | null>
}

const albumWith = prepared('album', (db) =>
  db
    .select({
      photo: photoColumns,
      ownerId: photo.memberId,
      memberStatus: member.status,
      profileStatus: profile.status,
      isShown: profile.isVisibleToVisitors,
    })
    .from(photo)
    .innerJoin(member, eq(member.id, photo.memberId))
    .innerJoin(profile, eq(profile.memberId, photo.memberId))
    .where(
      eq(
        photo.memberId,
        db
          .select({ memberId: photo.memberId })
          .from(photo)
          .where(eq(photo.id, sql.placeholder('photoId'))),
      ),
    ),
)

const blocksOf = prepared('blocks of a member', (db) =>
  db
    .select({ by: block.memberId, of: block.blockedId })
    .from(block)
    .where(
      or(eq(block.memberId, sql.placeholder('memberId')), eq(block.blockedId, sql.placeholder('memberId'))),
    ),
)

/** Reads what decides who may see a picture: all photos of a member at once, since a page shows several of them. */
export function pictureFacts(db: Queryable, known: KnownOfMembers): PictureFacts {
  /** Photo → its owner, who never changes. */
  const owners = new LRUCache<string, string>({ max: MOST_PHOTOS })
  return {
    findAlbum: known.remember({
      async read(photoId) {
        const album = await readAlbum(db, photoId)
        for (const id of album?.photos.keys() ?? []) owners.set(id, album?.ownerId ?? '')
        return album
      },
      memberOf: ({ ownerId }) => ownerId,
      nameOf: (photoId) => owners.get(photoId) ?? photoId,
    }),
    findBlocks: known.remember({
      async read(memberId) {
        const found = await blocksOf(db).execute({ memberId })
        return { memberId, others: new Set(found.map(({ by, of }) => (by === memberId ? of : by))) }
      },
      memberOf: ({ memberId }) => memberId,
    }),
  }
}

async function readAlbum(db: Queryable, photoId: string): Promise<Album | null> {
  const found = await albumWith(db).execute({ photoId })
  const [first] = found
  if (!first) return null
  return {
    ownerId: first.ownerId,
    brandId: first.photo.brandId,
    isOwnerHere: first.memberStatus === 'confirmed' || first.memberStatus === 'not_confirmed',
    isForVisitors: first.isShown && first.profileStatus === 'active',
    photos: new Map(found.map((row) => [row.photo.id, row.photo])),
  }
}
