import { type MemberPhoto, pictureSizes, type Role } from 'contracts'
import type { photo } from '../../../tables/members.ts'
import { imageOf } from './image-columns.ts'
import { seenOf } from './photo-rules.ts'

type Row = typeof photo.$inferSelect

interface Showing {
  readonly role: Role
  /** Of the profile: as others see it, whoever asks. */
  readonly isForVisitors: boolean
}

/** §6: a member's photos as this viewer sees them on the profile. */
export function shownPhotos(rows: readonly Row[], { role, isForVisitors }: Showing): MemberPhoto[] {
  // Whoever decides on photos sees those that wait elsewhere; here even they see what is shown.
  const viewer = { role: role === 'staff' ? 'premium' : role, isOwner: false, isBlocked: false } as const
  return rows.flatMap((row) => {
    const seen = seenOf({ ...row, isOwnerHere: true, isForVisitors }, viewer)
    const image = imageOf(row)
    if (seen === 'nothing' || !image) return []
    const { id, isMain: is_main, isPrivate: is_private } = row
    const shown = { id, is_main, is_private, is_blurred: seen === 'blurred' }
    return [seen === 'blurred' ? { ...image, ...blurredOf(row), ...shown } : { ...image, ...shown }]
  })
}

/** Every file of it that is named is the blurred one, which has the size of nothing else. */
function blurredOf({ blurredFilename }: Row) {
  return {
    filename: blurredFilename,
    thumb_filename: blurredFilename,
    card: blurredFilename,
    match: blurredFilename,
    ...pictureSizes.blurred,
  }
}
