import { useState } from 'react'
import { firstType, type LikeType, likeEntries } from '../likes/like-types.ts'
import { LikesPage } from '../likes/likes-page.tsx'
import { preloadLikesAndMatches, useLikesAndMatches } from '../queries/use-likes-and-matches.ts'

export const preload = preloadLikesAndMatches

/** §2: the overview of likes opens with the received ones, unless only matches are new. It stays with its choice. */
export function Page() {
  const { lists } = useLikesAndMatches()
  const [first, setFirst] = useState<LikeType>()
  if (first === undefined && lists) setFirst(firstType(likeEntries(lists.likes, lists.matches)))
  return <LikesPage type={first ?? 'received'} />
}
