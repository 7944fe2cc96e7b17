import type { LikeEntry } from './like-types.ts'

/**
 * Keeps a list stable while the member reads it: known entries keep their place in `before`, new ones come first, and
 * removed ones stay if `pinned` contains their id.
 */
export function stableEntries(
  before: readonly LikeEntry[],
  now: readonly LikeEntry[],
  pinned: readonly string[],
): LikeEntry[] {
  const known = new Set(before.map(({ profile }) => profile.id))
  const fresh = now.filter(({ profile }) => !known.has(profile.id))
  const stayed = before.flatMap((entry) => {
    const current = now.find(({ profile }) => profile.id === entry.profile.id)
    return current ?? (pinned.includes(entry.profile.id) ? entry : [])
  })
  return [...fresh, ...stayed]
}
