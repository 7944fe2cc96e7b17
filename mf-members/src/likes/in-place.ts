import type { LikeEntry } from './like-types.ts'

/**
 * A list that changes under the eyes of whoever reads it: everybody keeps the place that they had `before`, who is new comes
 * first, and who left stays where `kept` says so.
 */
export function inPlace(
  before: readonly LikeEntry[],
  now: readonly LikeEntry[],
  kept: readonly string[],
): LikeEntry[] {
  const known = new Set(before.map(({ profile }) => profile.id))
  const fresh = now.filter(({ profile }) => !known.has(profile.id))
  const stayed = before.flatMap((entry) => {
    const same = now.find(({ profile }) => profile.id === entry.profile.id)
    return same ?? (kept.includes(entry.profile.id) ? entry : [])
  })
  return [...fresh, ...stayed]
}
