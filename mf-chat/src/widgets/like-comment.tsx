import { likeCommentIn } from 'shared-state/like-comment'
import { useCurrentOverlay } from 'shared-state/overlays'
import { LikeComment } from '../composer/like-comment/like-comment.tsx'

/** §2: over a profile: the member says something about what they like. */
export function Widget() {
  const request = likeCommentIn(useCurrentOverlay()?.data)
  return request ? <LikeComment request={request} /> : null
}
