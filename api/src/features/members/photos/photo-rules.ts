import { type ErrorCode, FREE_PHOTOS, PREMIUM_PHOTOS, type Role, type UserRole } from 'contracts'
import type { photo } from '../../../tables/members.ts'

type Photo = Pick<typeof photo.$inferSelect, 'status' | 'isPrivate' | 'isMain'>

/** §5: how many photos somebody may have, whatever became of them. */
export function mostPhotos(role: UserRole): number {
  return role === 'free' ? FREE_PHOTOS : PREMIUM_PHOTOS
}

/** Why there can be no further photo; undefined where there can. */
export function whyNoMore(role: UserRole, count: number): ErrorCode | undefined {
  if (count < mostPhotos(role)) return undefined
  return role === 'free' ? 'premium_only' : 'photo_limit'
}

/**
 * Which of a member's photos, in their order, is the main one: the one that was chosen, unless only another can be shown.
 * What is private or was rejected never is.
 */
export function mainOf<P extends Photo>(photos: readonly P[]): P | undefined {
  const open = photos.filter(({ isPrivate }) => !isPrivate)
  const active = open.filter(({ status }) => status === 'active')
  const candidates = active.length > 0 ? active : open.filter(({ status }) => status === 'pending')
  return candidates.find(({ isMain }) => isMain) ?? candidates[0]
}

/** Whether this photo, were it chosen, would be the main one. */
export function mayBeMain<P extends Photo>(chosen: P, photos: readonly P[]): boolean {
  const others = photos.filter((one) => one !== chosen).map((one) => ({ ...one, isMain: false }))
  const asChosen = { ...chosen, isMain: true }
  return mainOf([...others, asChosen]) === asChosen
}

export interface Viewer {
  readonly role: Role
  readonly isOwner: boolean
  /** Whether one of the two has blocked the other. */
  readonly isBlocked: boolean
}

interface Shown extends Photo {
  /** Whether the owner is a member who has not left and was not banned. */
  readonly isOwnerHere: boolean
  /** Whether those who are not logged in see the owner at all. */
  readonly isForVisitors: boolean
}

/** §6: what of a photo this viewer may see. */
export function seenOf(photo: Shown, { role, isOwner, isBlocked }: Viewer): 'whole' | 'blurred' | 'nothing' {
  if (photo.status === 'deleted') return 'nothing'
  if (isOwner) return 'whole'
  if (photo.status === 'rejected') return 'nothing'
  // Whoever decides on a photo sees it, whomever the owner has blocked.
  if (role === 'staff') return 'whole'
  if (photo.status !== 'active' || isBlocked || !photo.isOwnerHere) return 'nothing'
  if (role === 'visitor') return photo.isForVisitors && photo.isMain ? 'whole' : 'nothing'
  return photo.isPrivate && role === 'free' ? 'blurred' : 'whole'
}
