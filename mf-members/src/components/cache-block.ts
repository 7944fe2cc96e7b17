import {
  type AnswerOf,
  type blockMember,
  findMatches,
  getBlocks,
  getLikes,
  getMatches,
  getMember,
  getSwipe,
  likesWithoutBlocked,
  searchMembers,
  withoutMatch,
} from 'contracts'
import { ApiError } from 'shared-state/api'
import { endpointQuery, queryClient } from 'shared-state/query'
import { cardsWithout, foundWithout, suggestionsWithout } from './block-patches.ts'

type Blocks = AnswerOf<typeof blockMember>

const of = ({ path }: { readonly path: string }) => ({ queryKey: [path] })

/** §6: a member who is blocked vanishes from all that the page knows. */
export function cacheBlock({ id, name }: { readonly id: string; readonly name: string }, blocks: Blocks) {
  const blocked = { kind: 'blocked', profile: id } as const
  queryClient.setQueryData(endpointQuery(getBlocks).queryKey, blocks)
  queryClient.setQueryData(endpointQuery(getLikes).queryKey, (known) => {
    return known && likesWithoutBlocked(known, blocked)
  })
  queryClient.setQueryData(
    endpointQuery(getMatches).queryKey,
    (known) => known && withoutMatch(known, blocked),
  )
  queryClient.setQueriesData<AnswerOf<typeof searchMembers>>(of(searchMembers), (known) => {
    return known && foundWithout(known, id)
  })
  queryClient.setQueriesData<AnswerOf<typeof getSwipe>>(of(getSwipe), (known) => {
    return known && cardsWithout(known, id)
  })
  queryClient.setQueriesData<AnswerOf<typeof findMatches>>(of(findMatches), (known) => {
    return known && suggestionsWithout(known, id)
  })
  const { queryKey } = endpointQuery(getMember, { query: { id } })
  // As the server answers from now on.
  const error = new ApiError('you_blocked', { status: 403, data: { name } })
  queryClient
    .getQueryCache()
    .find({ queryKey })
    ?.setState({ data: undefined, error, status: 'error', fetchStatus: 'idle' })
}

/** They may stand anywhere again: what is looked at next is asked for. */
export function cacheUnblock(blocks: Blocks) {
  queryClient.setQueryData(endpointQuery(getBlocks).queryKey, blocks)
  for (const endpoint of [searchMembers, getMember, getSwipe, findMatches])
    void queryClient.invalidateQueries(of(endpoint))
}
