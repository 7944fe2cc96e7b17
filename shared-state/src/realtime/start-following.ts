import { getUser } from 'contracts'
import { queryClient } from '../query.ts'
import { currentUser } from '../session/session.ts'
import { followMember } from './follow-member.ts'

/** Follows the events of whoever is logged in; returns the function that stops it. */
export function startFollowing(): () => void {
  let followed: string | undefined
  let stop = () => {}

  function follow() {
    const id = currentUser()?.id
    if (id === followed) return
    stop()
    // Another member logged in: the page still shows the previous one's data.
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
