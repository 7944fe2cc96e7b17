import { LikesPage } from '../likes/likes-page.tsx'
import { preloadLikesAndMatches } from '../queries/use-likes-and-matches.ts'

export const preload = preloadLikesAndMatches

/** §2: the overview of likes opens with the received ones. */
export function Page() {
  return <LikesPage type="received" />
}
