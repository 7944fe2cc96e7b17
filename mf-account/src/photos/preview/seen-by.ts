import type { OwnPhoto } from 'contracts'

/** Who may look at a profile, by what they see of it. */
export const viewers = ['visitor', 'free', 'premium'] as const

export type Viewer = (typeof viewers)[number]

export interface SeenPhoto {
  readonly photo: OwnPhoto
  readonly isBlurred: boolean
}

/** §6: what others see of a member’s photos, the main one first: the server’s rule, see `seenOf` there. */
export function seenBy(viewer: Viewer, photos: readonly OwnPhoto[]): SeenPhoto[] {
  const shown = photos.filter(({ status }) => status === 'active')
  const main = shown.filter(({ is_main }) => is_main)
  const rest = shown.filter(({ is_main }) => !is_main)
  const seen = viewer === 'visitor' ? main : [...main, ...rest]
  return seen.map((photo) => ({ photo, isBlurred: photo.is_private && viewer !== 'premium' }))
}
