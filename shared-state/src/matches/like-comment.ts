import { type Image, type ProfileSummary, profileSummary } from 'contracts'
import { openOverlay } from '../overlays/overlays.ts'

/** The like that the user comments on, with the photo or the text that it is about. */
export interface LikeCommentRequest {
  readonly profile: ProfileSummary
  readonly photo?: Pick<Image, 'card' | 'thumbhash'> | undefined
  readonly text?: string | undefined
}

/** Opens the sheet in which the user comments on their like. */
export function openLikeComment(request: LikeCommentRequest) {
  openOverlay('like-comment', request)
}

/** Reads the data of the overlay, which may be anything: another version of a remote may have opened it. */
export function likeCommentIn(data: unknown): LikeCommentRequest | undefined {
  const request = (data ?? {}) as Partial<LikeCommentRequest>
  const { data: profile } = profileSummary.safeParse(request.profile)
  return profile && { ...request, profile }
}
