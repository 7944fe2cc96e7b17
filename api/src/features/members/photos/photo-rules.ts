import { type ErrorCode, FREE_PHOTOS, PREMIUM_PHOTOS, type Role, type UserRole } from 'contracts'
import type { photo } from '../../../tables/members.ts'

type Photo = Pick<typeof photo.$inferSelect, 'status' | 'isPrivate' | 'isMain'>

/** §5: the number of photos that a member may have, rejected ones included. */
export function mostPhotos(role: UserRole): number {
  return role === 'free' ? FREE_PHOTOS : PREMIUM_PHOTOS
}

/** The reason to refuse a further photo; undefined if there is room. */
export function photoLimitProblem(role: UserRole, count: number): ErrorCode | undefined {
  if (count < mostPhotos(role)) return undefined
  return role === 'free' ? 'premium_only' : 'photo_limit'
}

/** The main photo: the chosen one, unless only another can be shown. Never private or rejected. */
export function mainOf<P extends Photo>(photos: readonly P[]): P | undefined {
  const open = photos.filter(({ isPrivate }) => !isPrivate)
  const active = open.filter(({ status }) => status === 'active')
  const candidates = active.length > 0 ? active : open.filter(({ status }) => status === 'pending')
  return candidates.find(({ isMain }) => isMain) ?? candidates[0]
}

/** Whether this photo would become the main one if it were chosen. */
export function mayBeMain<P extends Photo>(chosen: P, photos: readonly P[]): boolean {
  const others = photos.filter((one) => one !== chosen).map((one) => ({ ...one, isMain: false }))
  const asChosen = { ...chosen, isMain: true }
  return mainOf([...others, asChosen]) === asChosen
}

export interface PhotoViewer {
  readonly role: Role
  /** Whether they decide about the photos of the brand, in a session that a second factor has proven. */
  readonly isAtWork: boolean
  readonly isOwner: boolean
  /** Whether one of the two has blocked the other. */
  readonly isBlocked: boolean
}

interface OwnedPhoto extends Photo {
  /** Whether the owner is still a member: has not left and is not banned. */
  readonly isOwnerHere: boolean
  /** Whether the owner's profile is visible to visitors. */
  readonly isForVisitors: boolean
}

/** §6: how much of a photo this viewer may see. */
export function photoVisibility(
  photo: OwnedPhoto,
  { role, isAtWork, isOwner, isBlocked }: PhotoViewer,
): 'whole' | 'blurred' | 'nothing' {
  if (photo.status === 'deleted') return 'nothing'
  if (isOwner) return 'whole'
  // They approve photos and decide objections, so they see every one, rejected ones and in spite of blocks.
  if (isAtWork) return 'whole'
  if (photo.status === 'rejected') return 'nothing'
  if (photo.status !== 'active' || isBlocked || !photo.isOwnerHere) return 'nothing'
  if (role === 'visitor') return photo.isForVisitors && photo.isMain ? 'whole' : 'nothing'
  return photo.isPrivate && role === 'free' ? 'blurred' : 'whole'
}
