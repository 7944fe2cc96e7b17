import { getUser } from 'contracts'
import { queryClient } from '../query.ts'
import { currentUser } from '../session.ts'
import { followMember } from './follow-member.ts'

/** Follows whoever is logged in, as long as somebody is. Answers with what ends it. */
export function startFollowing(): () => void {
  let followed: string | undefined
  let stop = () => {}

  function follow() {
    const id = currentUser()?.id
    if (id === followed) return
    stop()
    // Somebody else: what the page shows is of the one before.
    if (followed !== undefined && id !== undefined) void queryClient.invalidateQueries()
    followed = id
    stop = id === undefined ? () => {} : followMember(id)
  }

  const unsubscribe = queryClient.getQueryCache().subscribe(({ type, query }) => {
    if (type === 'updated' && query.queryKey[0] === getUser.path) follow()
  })
  follow()
  return () => {
    unsubscribe()
    stop()
  }
}
