import { useMemo } from 'react'
import { chatsQuery } from 'shared-state/chats'
import { queryClient, useQuery } from 'shared-state/query'
import { matchesQuery } from '../queries/matches-query.ts'
import { matchesToWrite } from './matches/matches-to-write.ts'
import { orderedChats } from './ordered-chats.ts'

/** Loads the lists before the page shows. Cached chats show at once. */
export async function preloadChatLists() {
  const loading = Promise.all([
    queryClient.prefetchQuery(chatsQuery),
    queryClient.prefetchQuery(matchesQuery),
  ])
  if (!queryClient.getQueryData(chatsQuery.queryKey)) await loading
}

/** The conversations in their order, and the matches to write to; events keep both current. */
export function useChatLists() {
  const { data, error, isFetching, refetch } = useQuery(chatsQuery)
  const matches = useQuery(matchesQuery).data?.matches
  const lists = useMemo(
    () => data && { chats: orderedChats(data.chats), newMatches: matchesToWrite(matches ?? [], data.chats) },
    [data, matches],
  )
  return { lists, problem: error && { error, isRetrying: isFetching, onRetry: () => void refetch() } }
}
