import { useParams } from 'platform/runtime/router'
import { likeTypeIn } from '../likes/like-types.ts'
import { LikesPage } from '../likes/likes-page.tsx'
import { preloadLikesAndMatches } from '../queries/use-likes-and-matches.ts'

export const preload = preloadLikesAndMatches

/** §2: all likes of one type. */
export function Page() {
  return <LikesPage type={likeTypeIn(useParams().type)} />
}
