import { type Query, replaceEqualDeep } from '@tanstack/react-query'
import {
  applyEvent,
  type Conversation,
  getChat,
  getChats,
  getMember,
  memberOf,
  memberReads,
  type PatchedRead,
  patchedReads,
  type UserEvent,
} from 'contracts'
import { endpointQuery, queryClient } from './query.ts'

type Undo = () => void

/** Applies an event to every cached answer that it concerns; returns the undo for an optimistic update. */
export function applyLocally(event: UserEvent, applies: (path: string) => boolean = () => true): Undo {
  const undos = patchedReads
    .filter(({ endpoint }) => applies(endpoint.path))
    .flatMap((read) => queriesOf(read).flatMap((query) => patch(read, query, event) ?? []))
  if (event.kind === 'blocked') forgetProfile(event.profile)
  return () => {
    for (const undo of undos) undo()
  }
}

/**
 * After an unblock, once the user is premium, and when they change who they would like to meet: lists of
 * members and conversations may show others or more, which only the server knows.
 */
export function invalidateMembers() {
  for (const { endpoint } of memberReads) void queryClient.invalidateQueries({ queryKey: [endpoint.path] })
  void reloadChats()
}

/** A stale snapshot read is not fetched again by itself. */
async function reloadChats() {
  const read = endpointQuery(getChats)
  await queryClient.cancelQueries(read)
  await queryClient.prefetchQuery({ ...read, staleTime: 0 })
}

const queriesOf = ({ endpoint }: PatchedRead) =>
  queryClient.getQueryCache().findAll({ queryKey: [endpoint.path] })

/** Writes the data alone: how old it is and whether it is stale stay as they are. */
function patch({ endpoint, restore }: PatchedRead, query: Query, event: UserEvent): Undo | undefined {
  const before = query.state.data
  if (before === undefined) return undefined
  const after = replaceEqualDeep(before, applyEvent(endpoint.path, before, event))
  if (after === before) return undefined
  query.setState({ data: after })
  const member = memberOf(event)
  return () => {
    const { data } = query.state
    if (data === after) query.setState({ data: before })
    else if (data !== undefined && restore && member !== undefined)
      query.setState({ data: restore(data, before, member) })
  }
}

/** §6: a page that shows the blocked profile, or the conversation with it, asks again, and offers to unblock. */
function forgetProfile(id: string) {
  const { queryKey } = endpointQuery(getMember, { query: { id } })
  queryClient.removeQueries({ queryKey, type: 'inactive' })
  void queryClient.invalidateQueries({ queryKey })
  const isWithThem = ({ state }: Query) => (state.data as Conversation | undefined)?.profile.id === id
  const chats = { queryKey: [getChat.path], predicate: isWithThem }
  queryClient.removeQueries({ ...chats, type: 'inactive' })
  void queryClient.invalidateQueries(chats)
}
