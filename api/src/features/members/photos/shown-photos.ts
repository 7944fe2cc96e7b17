import { type MemberPhoto, pictureSizes, type Role } from 'contracts'
import type { photo } from '../../../tables/members.ts'
import { imageOf } from './image-columns.ts'
import { photoVisibility } from './photo-rules.ts'

type Row = typeof photo.$inferSelect

interface ProfileShown {
  readonly role: Role
  /** Whether the profile is visible to visitors. */
  readonly isForVisitors: boolean
}

/** §6: a member's photos as a viewer with this role sees them on the profile. */
export function shownPhotos(rows: readonly Row[], { role, isForVisitors }: ProfileShown): MemberPhoto[] {
  // Staff see pending photos where they approve them; on a profile they see what a premium member sees.
  const viewer = { role, isAtWork: false, isOwner: false, isBlocked: false }
  return rows.flatMap((row) => {
    const seen = photoVisibility({ ...row, isOwnerHere: true, isForVisitors }, viewer)
    const image = imageOf(row)
    if (seen === 'nothing' || !image) return []
    const { id, isMain: is_main, isPrivate: is_private } = row
    const shown = { id, is_main, is_private, is_blurred: seen === 'blurred' }
    return [seen === 'blurred' ? { ...image, ...blurredOf(row), ...shown } : { ...image, ...shown }]
  })
}

/** Replaces file names and sizes by the blurred file's, so that nothing leads to the sharp picture. */
function blurredOf({ blurredFilename }: Row) {
  return {
    filename: blurredFilename,
    thumb_filename: blurredFilename,
    card: blurredFilename,
    match: blurredFilename,
    ...pictureSizes.blurred,
  }
}
