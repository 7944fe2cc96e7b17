import { useQuery } from '@tanstack/react-query'
import { getChats, getLikes, newLikes, newMatches, unreadMessages } from 'contracts'
import { endpointQuery, queryClient } from './query.ts'
import { useUser } from './session/session.ts'

interface NavigationCounts {
  readonly unread: number
  readonly newLikes: number
  /** Those among `newLikes` that made a match. */
  readonly newMatches: number
  /** §4: the figure in the title and on the app's icon: unread messages and new likes. */
  readonly waiting: number
  readonly credits: number
}

/** The counts of the badges, from the cache: reading them sends no request. */
export function useNavigationCounts(): NavigationCounts {
  const user = useUser()
  const chats = useQuery({ ...endpointQuery(getChats), enabled: false, select: unreadMessages }, queryClient)
  const likes = useQuery({ ...endpointQuery(getLikes), enabled: false, select: newLikes }, queryClient)
  const matches = useQuery({ ...endpointQuery(getLikes), enabled: false, select: newMatches }, queryClient)
  const counts = { unread: chats.data ?? 0, newLikes: likes.data ?? 0, newMatches: matches.data ?? 0 }
  return { ...counts, waiting: counts.unread + counts.newLikes, credits: user?.credits ?? 0 }
}

/** Whether the counts are known: they come with the HTML of a member's page, but not with a login. */
export function hasCounts(): boolean {
  return queryClient.getQueryData(endpointQuery(getLikes).queryKey) !== undefined
}
