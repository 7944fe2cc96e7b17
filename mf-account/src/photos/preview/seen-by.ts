import type { OwnPhoto } from 'contracts'

/** Kinds of viewers; each sees different parts of a profile. */
export const viewers = ['visitor', 'free', 'premium'] as const

export type Viewer = (typeof viewers)[number]

export interface SeenPhoto {
  readonly photo: OwnPhoto
  readonly isBlurred: boolean
}

/** §6: the photos that a viewer sees, the main one first. Mirrors `seenOf` on the server. */
export function seenBy(viewer: Viewer, photos: readonly OwnPhoto[]): SeenPhoto[] {
  const shown = photos.filter(({ status }) => status === 'active')
  const main = shown.filter(({ is_main }) => is_main)
  const rest = shown.filter(({ is_main }) => !is_main)
  const seen = viewer === 'visitor' ? main : [...main, ...rest]
  return seen.map((photo) => ({ photo, isBlurred: photo.is_private && viewer !== 'premium' }))
}
