import type { OwnPhoto } from 'contracts'

/** What a member wants of one of their photos. */
export type PhotoWish =
  | { readonly kind: 'move'; readonly photo: string; readonly position: number }
  | { readonly kind: 'main'; readonly photo: string }
  | { readonly kind: 'privacy'; readonly photo: string; readonly isPrivate: boolean }
  | { readonly kind: 'delete'; readonly photo: string }

/** What may be said of it once it is done, elsewhere than of a move, which says where to. */
export function doneBy(wish: Exclude<PhotoWish, { readonly kind: 'move' }>) {
  if (wish.kind !== 'privacy') return wish.kind
  return wish.isPrivate ? 'private' : 'public'
}

type Photos = readonly OwnPhoto[]

/** The photos as they will be: shown at once, before the server has said so. */
export function photosAfter(photos: Photos, wish: PhotoWish): OwnPhoto[] {
  const { photo: id } = wish
  switch (wish.kind) {
    case 'move': {
      const moved = photos.filter((one) => one.id === id)
      return photos.filter((one) => one.id !== id).toSpliced(wish.position, 0, ...moved)
    }
    case 'main':
      return photos.map((one) => ({ ...one, is_main: one.id === id }))
    case 'privacy':
      return settled(photos.map((one) => (one.id === id ? { ...one, is_private: wish.isPrivate } : one)))
    case 'delete':
      return settled(photos.filter((one) => one.id !== id))
  }
}

/** Whether a photo may be chosen for the main one: the server's rule, see `mayBeMain` there. */
export function mayBeMain(photo: OwnPhoto, photos: Photos): boolean {
  return !photo.is_main && candidatesIn(photos).includes(photo)
}

/** The main one stays it where it may; otherwise it is the first that may. */
function settled(photos: OwnPhoto[]): OwnPhoto[] {
  const candidates = candidatesIn(photos)
  const main = candidates.find(({ is_main }) => is_main) ?? candidates[0]
  return photos.map((one) => ({ ...one, is_main: one === main }))
}

function candidatesIn(photos: Photos): Photos {
  const open = photos.filter(({ is_private }) => !is_private)
  const active = open.filter(({ status }) => status === 'active')
  return active.length > 0 ? active : open.filter(({ status }) => status === 'pending')
}
