import { and, eq, sql } from 'drizzle-orm'
import type { Queryable } from '../../../db/database.ts'
import type { Session } from '../../../http/caller/session.ts'
import { fileNames, pictureIdIn } from '../../../pictures/save-picture.ts'
import { member } from '../../../tables/account.ts'
import { photo, profile } from '../../../tables/members.ts'
import { isNotBlocked } from '../visibility/blocks.ts'
import { photoVisibility } from './photo-rules.ts'

export interface FileRequest {
  readonly brandId: string
  /** Null for a visitor. */
  readonly viewer: Session | null
  readonly name: string
}

/** Whether the viewer may see this gallery file. Not cached, so a block or deletion applies at once. */
export async function maySeeFile(db: Queryable, { brandId, viewer, name }: FileRequest): Promise<boolean> {
  const id = pictureIdIn(name)
  if (id === undefined) return false
  const [found] = await db
    .select({
      photo,
      memberStatus: member.status,
      profileStatus: profile.status,
      isVisibleToVisitors: profile.isVisibleToVisitors,
      isNotBlocked: viewer
        ? sql<boolean>`${isNotBlocked(viewer.memberId, photo.memberId)}`
        : sql<boolean>`true`,
    })
    .from(photo)
    .innerJoin(member, eq(member.id, photo.memberId))
    .innerJoin(profile, eq(profile.memberId, photo.memberId))
    .where(and(eq(photo.id, id), eq(photo.brandId, brandId)))
  if (!found || !fileNames(found.photo).includes(name)) return false
  const ownedPhoto = {
    ...found.photo,
    isOwnerHere: found.memberStatus === 'confirmed' || found.memberStatus === 'not_confirmed',
    isForVisitors: found.isVisibleToVisitors && found.profileStatus === 'active',
  }
  const visibility = photoVisibility(ownedPhoto, {
    role: viewer?.role ?? 'visitor',
    isOwner: viewer?.memberId === found.photo.memberId,
    isBlocked: !found.isNotBlocked,
  })
  return visibility === 'whole' || (visibility === 'blurred' && name === found.photo.blurredFilename)
}
