import { useWaitingLike } from '../waiting-like/use-waiting-like.ts'
import { useMatchNotices } from './use-match-notices.ts'
import { useMessageNotices } from './use-message-notices.ts'

/** Tells members who wrote and who likes them, wherever they are on the site. */
export function Watch({ route }: { readonly route: string | undefined }) {
  useMessageNotices()
  useMatchNotices()
  useWaitingLike(route)
  return null
}
