import type { OwnPhoto } from 'contracts'

/** A change to one of the member's photos. */
export type PhotoChange =
  | { readonly kind: 'move'; readonly photo: string; readonly position: number }
  | { readonly kind: 'main'; readonly photo: string }
  | { readonly kind: 'privacy'; readonly photo: string; readonly isPrivate: boolean }
  | { readonly kind: 'delete'; readonly photo: string }

/** The words key that announces a change. A move has words of its own, with the new position. */
export function announcementKey(change: Exclude<PhotoChange, { readonly kind: 'move' }>) {
  if (change.kind !== 'privacy') return change.kind
  return change.isPrivate ? 'private' : 'public'
}

type Photos = readonly OwnPhoto[]

/** The photos after a change, for the optimistic update. */
export function applyPhotoChange(photos: Photos, change: PhotoChange): OwnPhoto[] {
  const { photo: id } = change
  switch (change.kind) {
    case 'move': {
      const moved = photos.filter((one) => one.id === id)
      return photos.filter((one) => one.id !== id).toSpliced(change.position, 0, ...moved)
    }
    case 'main':
      return photos.map((one) => ({ ...one, is_main: one.id === id }))
    case 'privacy':
      return withMainPhoto(
        photos.map((one) => (one.id === id ? { ...one, is_private: change.isPrivate } : one)),
      )
    case 'delete':
      return withMainPhoto(photos.filter((one) => one.id !== id))
  }
}

/** Whether a photo can become the main one. Mirrors `mayBeMain` on the server. */
export function mayBeMain(photo: OwnPhoto, photos: Photos): boolean {
  return !photo.is_main && mainPhotoCandidates(photos).includes(photo)
}

/** Keeps the main photo if it still qualifies, otherwise picks the first that does. */
function withMainPhoto(photos: OwnPhoto[]): OwnPhoto[] {
  const candidates = mainPhotoCandidates(photos)
  const main = candidates.find(({ is_main }) => is_main) ?? candidates[0]
  return photos.map((one) => ({ ...one, is_main: one === main }))
}

function mainPhotoCandidates(photos: Photos): Photos {
  const open = photos.filter(({ is_private }) => !is_private)
  const active = open.filter(({ status }) => status === 'active')
  return active.length > 0 ? active : open.filter(({ status }) => status === 'pending')
}
