import type { MemberPhoto } from 'contracts'

/** The main photo first, then the member's own order. */
export function inViewOrder(photos: readonly MemberPhoto[]): MemberPhoto[] {
  return photos.toSorted((a, b) => Number(b.is_main) - Number(a.is_main))
}
