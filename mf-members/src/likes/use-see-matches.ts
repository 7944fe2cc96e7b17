import { seeLike } from 'contracts'
import { useEffect, useRef, useState } from 'react'
import { call } from 'shared-state/api'
import { applyLocally } from 'shared-state/apply-locally'
import type { LikeEntry } from './like-types.ts'

/**
 * Marks the likes of new matches as seen: a match asks for no answer, unlike a received like, so seeing its card is enough.
 * Returns the entries with the new ones still marked, as long as the list is on the page.
 */
export function useSeeMatches(entries: readonly LikeEntry[], isOfMatches: boolean): readonly LikeEntry[] {
  const [seen, setSeen] = useState<readonly string[]>([])
  const sent = useRef(new Set<string>())
  const more = entries
    .filter(({ profile, isNew }) => isOfMatches && isNew && !seen.includes(profile.id))
    .map(({ profile }) => profile.id)
  if (more.length > 0) setSeen([...seen, ...more])
  useEffect(() => {
    const unsent = seen.filter((id) => !sent.current.has(id))
    for (const id of unsent) sent.current.add(id)
    void seeAll(unsent)
  }, [seen])
  return entries.map((entry) => (seen.includes(entry.profile.id) ? { ...entry, isNew: true } : entry))
}

/** One after the other. No error handling: if one fails, the next visit to the list tries again. */
async function seeAll(ids: readonly string[]) {
  for (const profile of ids) {
    try {
      await call(seeLike, { query: { seen: '1' }, body: { profile } })
      applyLocally({ kind: 'like_seen', profile })
    } catch {
      return
    }
  }
}
